/** My Data in the account: what was agreed to, and the copy of everything. */
import type { ConsentKind } from '@aaram/shared-domain/consent';

// Name, mobile number and email address
export const details = 'Your details';
export const change = 'Change';
export const changeOf = (what: string) => `Change: ${what}`;
export const save = 'Save';
export const newName = 'New name';
export const enterName = 'Please enter your name.';
export const nameChanged = 'Your name has been changed.';
export const noMobile = 'No number';
export const notConfirmed = 'Not confirmed';
/** A button, where there is no number. */
export const add = 'Add';
export const addOf = (what: string) => `Add: ${what}`;
export const remove = 'Remove';
export const removeOf = (what: string) => `Remove: ${what}`;
export const newEmail = 'New email address';
export const newEmailHint = 'We send a link to it. Until you open that link, your current address stays.';
export const enterEmail = 'Please enter an email address.';
export const emailWaits = (email: string) =>
  `We have sent a link to ${email}. Open it within 24 hours to use this address. Did nothing come? Ask again.`;
export const yourNewEmail = 'Your new email address';
export const aboutNewEmail = 'Your account gets the address to which this link was sent. Other devices are logged out.';
export const takeNewEmail = 'Use the new address';
export const newEmailTaken = 'Your email address has been changed. Other devices have been logged out.';
export const newEmailFailed = 'Your email address could not be changed.';

// Passwords and sessions
export const elsewhere = 'Elsewhere in your account';
export const passwordAndDevices = 'Password and devices';
export const myAddresses = 'My Addresses';

// What was agreed to
export const consents = 'What you agreed to';
export const loadingConsents = 'Loading what you agreed to...';
export const consentsNotLoaded = 'What you agreed to could not be loaded.';
export const kinds: Record<ConsentKind, string> = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  marketing: 'News and offers',
};
export const agreedOn = (time: string) => `You agreed on ${time}.`;
export const agreedToEarlier = (time: string) => `You agreed to an earlier version on ${time}.`;
export const withdrawnOn = (time: string) => `You withdrew it on ${time}.`;
export const neverAgreed = 'You have not agreed to it.';
export const agree = 'Agree';
export const withdraw = 'Withdraw';
export const agreeTo = (kind: string) => `Agree to: ${kind}`;
export const withdrawFrom = (kind: string) => `Withdraw: ${kind}`;
export const consentGiven = 'Thank you. We have noted that you agree.';
export const consentWithdrawn = 'Withdrawn. We will no longer send you news.';
export const consentNotChanged = 'This could not be saved.';
export const consentNeeded = 'An account needs this: deleting your account withdraws it.';
export const readIt = (kind: string) => `Read: ${kind}`;
export const history = 'History';
export const gaveVersion = (kind: string, version: string) => `${kind}, version ${version}: agreed`;
export const withdrewVersion = (kind: string, version: string) => `${kind}, version ${version}: withdrawn`;
export const atFrom = (time: string, source: string) => (source === '' ? time : `${time}, from ${source}`);

// The copy
export const copy = 'A copy of your data';
export const aboutCopy =
  'Everything we keep about you: account, orders, payments, returns, reviews, designs, complaints, devices and more. Up to ten times a day.';
export const downloadJson = 'Download as a file (JSON)';
export const openPrintable = 'Open to print or save as PDF';
export const copyDownloaded = 'Your data is in your downloads: my-data.json';

// The end of the account
export const deleteAccount = 'Delete your account';
export const whatIsDeleted =
  'Name, email, mobile, addresses, cart, wishlist, reviews, pictures, designs and credits go, and you are logged out everywhere. It happens after 7 days: log in before then, and your account stays.';
export const whatStays =
  'Orders and invoices stay without your name, because tax law requires them; only an invoice of ₹50,000 or more has to name its buyer. Complaints stay for three years after they are closed.';
/** Before the account is deleted. */
export const creditIsLost = (amount: string) =>
  `You have ${amount} of credit. It is lost with your account: spend it before you delete the account.`;
export const deleteMyAccount = 'Delete my account';
export const typeToConfirm = 'Type DELETE to confirm';
export const typeTheWord = 'Please type DELETE.';
export const deleteForGood = 'Delete the account';
