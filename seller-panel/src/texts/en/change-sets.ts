import { plural } from '@aaram/shared-domain/format';
import { findFact, findOwn, labelFact, labelOwn } from '@aaram/shared-domain/product-fields';

// What a change is called, and its fields.
export const kinds: Readonly<Record<string, string>> = {
  price: 'Price',
  mrp: 'MRP',
  stock: 'Stock',
  tags: 'Tags',
  fact: 'A detail',
  category: 'Category',
  state: 'Published or draft',
  family: 'Colours of one product',
  delete: 'Delete',
  status: 'Status',
  tracking: 'Tracking ID',
  'tracking-list': 'Tracking IDs',
  import: 'Import',
  restore: 'Restored edit',
};
/** Fields that are no field of a product. */
const others: Readonly<Record<string, string>> = {
  isRemoved: 'In the trash',
  orderStatus: 'Status',
  trackingId: 'Tracking ID',
  carrier: 'Carrier',
  isNew: 'New product',
};
/** What a changed field is called; one of a newer server as it is. */
export function nameChanged(name: string): string {
  const [fact, own] = [findFact(name), findOwn(name)];
  return fact === undefined ? (own === undefined ? (others[name] ?? name) : labelOwn(own)) : labelFact(fact);
}
export const stockOf = (size: string) => `Stock ${size}`;
export const nothing = 'nothing';
export const yes = 'Yes';
export const no = 'No';
export const fromTo = (field: string, before: string, after: string) => `${field}: ${before} to ${after}`;

// States and results.
export const results = {
  planned: 'Will change',
  unchanged: 'Stays as it is',
  refused: 'Left out',
  changed: 'Changed',
  undone: 'Undone',
  kept: 'Not undone',
} as const;
export const states = {
  preparing: 'Being prepared',
  prepared: 'Preview',
  running: 'Under way',
  done: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
} as const;
export const counted = (count: string, result: string) => `${result}: ${count}`;

// The dialog of a bulk change.
export const changeSelected = 'Change…';
export const changeProducts = (count: string, number: number) =>
  `Change ${count} ${plural(number, { one: 'product', other: 'products' })}`;
export const changeOrders = (count: string, number: number) =>
  `Change ${count} ${plural(number, { one: 'order', other: 'orders' })}`;
export const whatToChange = 'What to change';
export const how = 'How';
export const setTo = 'Set to';
export const addAmount = 'Add or take off an amount (₹)';
export const addPercent = 'Add or take off a percentage (%)';
export const addPieces = 'Add or take away pieces';
export const value = 'Value';
export const valueHint = 'With a minus it becomes less, for example -10.';
export const roundTo = 'Round to';
export const wholeRupees = 'Whole rupees';
export const paise = 'Paise';
export const pieces = 'Pieces';
export const size = 'Size';
export const allSizes = 'All sizes';
export const tagsToAdd = 'Tags to add';
export const tagsToRemove = 'Tags to remove';
export const separatedByComma = 'Separated by commas.';
export const whichDetail = 'Which detail';
export const emptyTakesAway = 'All of them get this. Leave it empty to remove the detail.';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const newStatus = 'New status';
export const trackingFile = 'File of tracking IDs (optional)';
export const trackingFileHint =
  'CSV with order number, carrier and tracking ID. Its lines are shown below before they are checked.';
export const fileNotText = 'This file is not text. Please save it as CSV (UTF-8).';
/** The first line of an empty file. */
export const trackingTemplate = ['Order number', 'Carrier', 'Tracking ID'];
export const template = 'Empty template';
export const trackingLines = 'Tracking IDs, one order in each line';
export const trackingLinesHint =
  'Order number, carrier, tracking ID; for example AA-7K3F-92QD, Delhivery, 1234567890. Rows copied from a spreadsheet will do.';
export const enterTrackingLines = 'Please enter at least one line with an order number and a tracking ID.';
export const tooManyLines = (most: string) => `Please enter at most ${most} lines.`;
export const published = 'Shown in the store';
export const publish = 'Publish';
export const unpublish = 'Make a draft';
export const joinColours = 'Join them as colours of one product';
export const leaveColours = 'Take each out of its colours';
export const coloursMean =
  'Each page in the store links the others. Products that are joined with others already stay with them. When only one is left, it is joined with nothing.';
export const toTrash = 'The products go to the trash, where they can be restored for 30 days.';
export const enterValue = 'Please enter a number.';
export const chooseOne = 'Please choose one.';
export const enterTags = 'Please enter a tag to add or to remove.';
export const preview = 'Preview';
export const back = 'Back';
export const cancel = 'Cancel';
export const close = 'Close';
export const run = (count: string, number: number) =>
  `Change ${count} ${plural(number, { one: 'row', other: 'rows' })}`;
export const undo = 'Undo';
export const askUndo = 'Undo this change? Everything that it changed gets its earlier value back.';
export const loadingPreview = 'Loading the preview...';
export const nothingToChange = 'Nothing would change.';
export const progress = 'Progress';
export const goesOn = 'It continues when you close this window. The history shows how it ended.';
export const madeToast = (count: string, number: number) =>
  `${count} ${plural(number, { one: 'row', other: 'rows' })} changed.`;
export const undoneToast = 'The change was undone.';
export const notMade = 'The change could not be made.';
export const notUndone = 'The change could not be undone.';
export const notPreviewed = 'The change could not be previewed.';

// An edit of the history.
export const restoreEdit = 'Restore the earlier values';
export const restoreMeans =
  'The fields that this edit changed get their earlier values back. A field that was changed again since stays as it is.';
export const alsoChangedSince = 'Also take back what was changed again since';

// Rows.
export const rows = 'Rows of the change';
export const show = 'Show';
export const allRows = 'All rows';
export const row = 'Row';
export const rowOfFile = (number: string, title: string) => (title === '' ? number : `${number}: ${title}`);
export const change = 'Change';
export const result = 'Result';
export const loadingRows = 'Loading the rows...';
export const rowsNotLoaded = 'The rows could not be loaded.';
export const pagesOfRows = 'Pages of the rows';
export const previousRows = 'Previous rows';
export const nextRows = 'Next rows';
