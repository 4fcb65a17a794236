/** What a change set does to each of its products or orders. */
export const changeKinds = [
  'price',
  'mrp',
  'stock',
  'tags',
  'fact',
  'category',
  'state',
  'family',
  'delete',
  'status',
  'tracking',
  'tracking-list',
  'import',
  'restore',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `prepared` is a preview, which has changed nothing yet. */
export const changeSetStates = ['preparing', 'prepared', 'running', 'done', 'undoing', 'undone'] as const;
export type ChangeSetState = (typeof changeSetStates)[number];

/** What became of one product or order: `kept` was changed and could not be undone. */
export const changeResults = ['planned', 'unchanged', 'refused', 'changed', 'undone', 'kept'] as const;
export type ChangeResult = (typeof changeResults)[number];

/** Most products or orders of one change set, and of one selection (product-rules.md#bulk-changes). */
export const MAX_SELECTION = 20_000;
/** Most products or orders that a selection names one by one: a call has 256 KiB. */
export const MAX_NAMED = 5000;
/** Days in which a change can be undone from the history, and a removed product restored. */
export const DAYS_TO_UNDO = 30;
