export { MAX_PRINTED_ORDERS, type PrintoutKind, type PrintoutState, printoutKinds, printoutStates } from './kinds.ts';
export type { Printout, PrintoutInput } from './schema.ts';
