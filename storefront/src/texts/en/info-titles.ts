/** Titles of the pages of text: in tabs, headings, breadcrumbs and links. Separate, because every page loads them. */
export const about = 'About';
export const contact = 'Contact';
export const faq = 'FAQ';
export const findOrder = 'Find your order';
export const gallery = "Founder's Milestone & Memory lane";
export const grievance = 'Grievance officer';
export const privacy = 'Privacy Policy';
export const returnPolicy = 'Exchange & Return Policy';
export const shippingPolicy = 'Shipping Policy';
export const sizeGuide = 'Size guide';
export const unsubscribe = 'Stop messages';
export const terms = 'Terms & Conditions';
export const undoEmailChange = 'Undo the change of your email address';
