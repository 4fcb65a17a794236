export { findAccountId } from './account-ids.repository.ts';
export { findContact, findTypedMobile, lockContact } from './contact.repository.ts';
export type { MailContext } from './context.ts';
export { findOrMakeCustomer } from './customers.repository.ts';
export { describeUser } from './describe-user.ts';
export { createGuessLimits } from './guesses/guess-limits.ts';
export { markVerified } from './identity.repository.ts';
export { hashPassword } from './passwords/passwords.ts';
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
export { createToken, endSessionsOf, findSessionUser, hashToken, replaceToken } from './sessions/session.repository.ts';
