export { listPrintAreas, type PrintArea, type Side, sidePictures } from './garments.ts';
export {
  findDpi,
  keepInArea,
  layOut,
  MIN_PRINT_WIDTH,
  maxPrintWidth,
  type Placement,
  SOFT_DPI,
  startPlacement,
} from './placement.ts';
