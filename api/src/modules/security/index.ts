export { readOwnAccesses, readStaffAccesses } from './own-accesses.repository.ts';
