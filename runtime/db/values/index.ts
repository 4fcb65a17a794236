export { deleteInBatches } from './delete-in-batches.ts';
export { isId } from './is-id.ts';
export { isSeen } from './snapshot.ts';
export { readUuidArray, toUuidArray } from './uuid-array.ts';
