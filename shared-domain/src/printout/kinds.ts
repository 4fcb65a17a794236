export const printoutKinds = ['invoices', 'credit-notes', 'packing-slips', 'pick-list', 'labels'] as const;
export type PrintoutKind = (typeof printoutKinds)[number];
/** waiting: for its turn; making; ready: its file can be read; failed: ask again. */
export const printoutStates = ['waiting', 'making', 'ready', 'failed'] as const;
export type PrintoutState = (typeof printoutStates)[number];
/** Orders of one printout. */
export const MAX_PRINTED_ORDERS = 200;
