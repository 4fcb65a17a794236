export {
  findAccountId,
  findChallengedAccount,
  findCodedMobile,
  findPasskeyOwner,
  findResetAccount,
} from './account-ids.repository.ts';
export {
  findContact,
  findTypedMobile,
  forgetPassword,
  isEmailTaken,
  lockContact,
  setEmail,
  setName,
} from './contact.repository.ts';
export type { MailContext } from './context.ts';
export { findOrMakeCustomer } from './customers.repository.ts';
export {
  forgetAccount,
  insertDeletion,
  isStaffAccount,
  lockDueDeletion,
  postponeDeletion,
} from './deletions.repository.ts';
export { describeUser } from './describe-user.ts';
export {
  addChangeLink,
  findEmailChange,
  findLinkedChange,
  forgetEmailChanges,
  insertEmailChange,
  isKeptForOther,
  markMade,
  markUndone,
  readOwnEmailChanges,
} from './email-changes.repository.ts';
export { createGuessLimits } from './guess-limits.ts';
export { markVerified } from './identity.repository.ts';
export { readOwnAccount, readOwnSecondSteps, readOwnSessions } from './own-account.repository.ts';
export { hashPassword } from './passwords.ts';
export {
  changePerson,
  findMailbox,
  findMobile,
  findMobiles,
  findNames,
  findPeople,
  hasSecondStep,
  isSeller,
  lockPerson,
  lockShopper,
  searchPeople,
  vouchForEmail,
} from './people.repository.ts';
export { refuseDemoAccounts } from './refuse-demo-accounts.ts';
export { createToken, endSessionsOf, findSessionUser, hashToken, replaceToken } from './session.repository.ts';
