/** Privacy Policy: a title, then its paragraphs. */
export const whatWeKeep = 'What we keep, and why';
export const contactData = 'Your name, email and mobile number, for your account and to reach you about an order.';
export const addresses = 'Your addresses, to deliver.';
export const orders =
  'Your orders and invoices, because tax law requires us to keep them: without your name once your account is deleted, except where an invoice must name its buyer.';
export const cart = 'Your cart and wishlist, so that you find them on every device.';
export const reviews = 'Your reviews and the pictures you upload for customised items.';
export const giftCards =
  'Of a gift card that you buy: the name and email of whom it is for, and your message, to send it.';
export const consents = 'What you agreed to, with its words, version and time.';
export const complaints = 'Your complaints and our answers, for three years after they are closed.';

export const whatWeDoNotKeep = 'What we do not keep';
export const cardsAndPasswords =
  'Card numbers and bank details go straight to the payment provider and never pass through our servers. Passwords are stored only as a hash that cannot be read back.';

export const whoElseSeesIt = 'Who else sees it';
export const providerCourierSeller =
  'The payment provider sees what it needs to take a payment. The courier sees your name, address and phone number. A seller sees the items it has to pack and where they go. We do not sell your data.';

export const whatBrowserKeeps = 'What your browser keeps';
export const browserStorage = (brand: string) =>
  `${brand} stores your login, your choice of theme, whether you want music, the pincode that you checked last and the products that you viewed last in your browser. The products stay there: we do not get a list of them, you can clear them where they are shown, and logging out clears them. There are no advertising trackers.`;

export const yourRights = 'Your rights';
export const writeToSeeData = (supportEmail: string, minimumAge: number) =>
  `My Data in your account shows, copies and corrects what we keep about you, withdraws what you agreed to, and deletes your account. Write to ${supportEmail} if it does not do what you need. Accounts are for people aged ${minimumAge} or older.`;
export const writeToOfficer = ({ designation, officer, email }: Record<'designation' | 'officer' | 'email', string>) =>
  `If we do not help, write to our ${designation}, ${officer}: ${email}.`;
export const responsible = (legalName: string, address: string) =>
  `Responsible for your data: ${legalName}, ${address}.`;
