<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="terrain" tilewidth="256" tileheight="222" tilecount="10" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="desert"><image source="../images/terrain/desert.png" width="256" height="222"/></tile>
 <tile id="1" type="forest"><image source="../images/terrain/forest.png" width="256" height="222"/></tile>
 <tile id="2" type="frozen_waste"><image source="../images/terrain/frozen_waste.png" width="256" height="222"/></tile>
 <tile id="3" type="jungle"><image source="../images/terrain/jungle.png" width="256" height="222"/></tile>
 <tile id="4" type="mountain"><image source="../images/terrain/mountain.png" width="256" height="222"/></tile>
 <tile id="5" type="plains"><image source="../images/terrain/plains.png" width="256" height="222"/></tile>
 <tile id="6" type="swamp"><image source="../images/terrain/swamp.png" width="256" height="222"/></tile>
 <tile id="7" type="sea"><image source="../images/terrain/sea.png" width="256" height="222"/></tile>
 <tile id="8" type="any"><image source="../images/terrain/unexplored.png" width="256" height="222"/></tile>
 <tile id="9" type="start"><image source="../images/terrain/start.png" width="256" height="222"/></tile>
</tileset>
