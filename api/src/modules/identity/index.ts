export {
  findAccountId,
  findChallengedAccount,
  findCodedMobile,
  findPasskeyOwner,
  findResetAccount,
} from './account-ids.repository.ts';
export { createGuessLimits } from './guess-limits.ts';
export { hashPassword } from './passwords.ts';
export {
  changePerson,
  findMailbox,
  findMobile,
  findNames,
  isSeller,
  lockPerson,
  lockShopper,
  vouchForEmail,
} from './people.repository.ts';
export { refuseDemoAccounts } from './refuse-demo-accounts.ts';
export { findSessionUser, hashToken } from './session.repository.ts';
