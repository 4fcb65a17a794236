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
export const undoUntil = (day: string) => `Can be undone until ${day}`;
export const unknownPerson = 'Not known';
export const from = 'From';
export const until = 'Until';
export const personId = "Person's ID";
export const subjectId = 'ID of what was changed';
export const apply = 'Apply filters';
export const openTrash = 'Trash';
export const openHistory = 'History';
export const priceFromTo = (from: string, to: string) => `Price: ${from} → ${to}`;
export const stockFromTo = (from: string, to: string) => `Stock: ${from} → ${to}`;
export const statusFromTo = (from: string, to: string) => `${from} → ${to}`;
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
