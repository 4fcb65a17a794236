export {
  forgetAccount,
  insertDeletion,
  isStaffAccount,
  lockDueDeletion,
  postponeDeletion,
} from './deletions.repository.ts';
