export { forgetPassword, isEmailTaken, setEmail, setName } from './contact.repository.ts';
export {
  addChangeLink,
  findEmailChange,
  findLinkedChange,
  forgetEmailChanges,
  insertEmailChange,
  isKeptForOther,
  markMade,
  markUndone,
} from './email-links/email-changes.repository.ts';
