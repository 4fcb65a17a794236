export { forgetPassword, isEmailTaken, setEmail, setName } from './contact.repository.ts';
export {
  addChangeLink,
  findEmailChange,
  findLinkedChange,
  forgetEmailChanges,
  insertEmailChange,
  isReservedForOther,
  markMade,
  markUndone,
} from './email-links/email-changes.repository.ts';
