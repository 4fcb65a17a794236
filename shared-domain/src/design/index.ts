export { clothOf, isLikeCloth, parseInk } from './cloth.ts';
export { describeDesign } from './describe.ts';
export { boxOf, type DisplayItem, type FindOutlines, heightOf, ownBox, PICTURE_CORNER, paint } from './display-list.ts';
export {
  alignments,
  type DesignDocument,
  type DesignObject,
  DOCUMENT_VERSION,
  type GroupObject,
  listPrinted,
  MAX_OBJECTS,
  MAX_PICTURES,
  MAX_TEXT_LENGTH,
  MIN_SIDE_MM,
  type Outline,
  type PictureObject,
  pictureMasks,
  type ShapeObject,
  type TextObject,
  walkObjects,
} from './document.ts';
export { findDocumentProblem } from './document-problem.ts';
export { drape, type GarmentPixels } from './drape.ts';
export { type FontId, fontFor, fontIds, fonts } from './fonts.ts';
export {
  areaSetOf,
  areOverlapping,
  findArea,
  findGarment,
  foldStepOf,
  GARMENT_PICTURE,
  type Garment,
  garmentOfSet,
  listAreas,
  listPrintAreas,
  type PrintArea,
  type Side,
  sidePictures,
} from './garments.ts';
export { type Cluster, layText, type TextOutlines } from './lay-text.ts';
export { nameObject } from './name-object.ts';
export { type Box, formatPath, type Matrix, mapBox, mapPoint, matrixAt, multiply } from './path.ts';
export { dpiOf, type Problem, preflight, problemKinds, SAFE_MM, SHARP_DPI, SOFT_DPI } from './preflight.ts';
export { scaleObject } from './scale-object.ts';
export { fitTexts, listNameable, MAX_NAMED_TEXTS, withTexts } from './team-texts.ts';
