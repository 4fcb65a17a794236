export const bulkChanges = 'Bulk changes';
export const noBulkChanges = 'No bulk changes yet.';
export const allChanges = 'All changes';
export const noChanges = 'No changes found.';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const about = 'About';
export const change = 'Change';
export const result = 'Result';
export const undo = 'Undo';
export const showRows = 'Rows';
export const rowsOf = (what: string, at: string) => `${what}, ${at}`;
export const undoOf = (what: string, at: string) => `Undo: ${what}, ${at}`;
export const askUndo = (what: string, at: string) =>
  `Undo “${what}” of ${at}? Everything that it changed gets its earlier value back.`;
export const undoUntil = (day: string) => `Can be undone until ${day}`;
export const unknownPerson = 'Not known';
export const from = 'From';
export const until = 'Until';
export const person = 'Person';
export const nameOrEmail = 'Name or email';
export const whatWasChanged = 'Product, order or post';
export const nameNumberOrSku = 'Name, order number or SKU';
export const apply = 'Apply filters';
export const openTrash = 'Trash';
export const openHistory = 'History';
export const priceFromTo = (from: string, to: string) => `Price: ${from} to ${to}`;
export const stockFromTo = (from: string, to: string) => `Stock: ${from} to ${to}`;
export const reviewFromTo = (before: string, after: string) => `“${before}” became “${after}”`;
export const statusFromTo = (from: string, to: string) => `${from} to ${to}`;
export const nothing = 'nothing';

export const restoreEditOf = (action: string, at: string) => `Restore: ${action}, ${at}`;

// The trash.
export const product = 'Product';
export const removed = 'Removed';
export const by = 'By';
export const restoreUntil = 'Can be restored until';
export const restore = 'Restore';
export const restoreNamed = (name: string) => `Restore ${name}`;
export const emptyTrash = 'The trash is empty.';
export const notRestored = 'The product could not be restored.';
