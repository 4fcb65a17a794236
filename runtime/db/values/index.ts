export { deleteInBatches } from './delete-in-batches.ts';
export { readIdArray, writeIdArray } from './id-array.ts';
export { isId } from './is-id.ts';
export { isSeen } from './snapshot.ts';
