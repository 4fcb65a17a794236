export { exportColumns, guessColumn, labelColumn, type ProductColumn, productColumns } from './columns.ts';
export {
  type ChangeKind,
  type ChangeResult,
  type ChangeSetState,
  changeKinds,
  changeResults,
  changeSetStates,
  DAYS_TO_UNDO,
  MAX_NAMED,
  MAX_SELECTION,
} from './kinds.ts';

export type {
  ChangeRow,
  ChangeSet,
  ChangeSetInput,
  ExportPart,
  Import,
  OrderChange,
  PanelSelection,
  ProductChange,
  RemovedProduct,
  TrailEntry,
} from './schema.ts';
export { isSpreadsheetDate, readSizeCell } from './spreadsheet-date.ts';
export { isSpreadsheetNumber } from './spreadsheet-number.ts';
export { type PriceStep, stepPrice } from './step-price.ts';
export { MAX_TRACKING_LINES, readTrackingLines, type TrackingLine } from './tracking-lines.ts';
