// The sheet of keyboard shortcuts
export const shortcuts = 'Keyboard shortcuts';
export const keys: readonly (readonly [key: string, does: string])[] = [
  ['Ctrl + K', 'Find products, orders, people, pages and actions'],
  ['?', 'Show this sheet'],
  ['/', 'Go to the search of the list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['x', 'Select the row'],
  ['e', 'Edit the row'],
  ['Enter', 'Open the row'],
  ['Shift + click', 'Select all rows up to this one'],
];
export const singleKeysOn = 'Use single keys';

// The palette
export const find = 'Find';
export const findAnything = 'Find products, orders, pages and actions';
export const findAnythingAndPeople = 'Find products, orders, people, pages and actions';
export const nothingFound = 'Nothing found';
export const searching = 'Searching...';
export const product = (name: string) => `Product: ${name}`;
export const order = (number: string, customer: string) =>
  customer === '' ? `Order ${number}` : `Order ${number}, ${customer}`;
export const person = (name: string, email: string) => `Orders of ${name}, ${email}`;

// Parts of lists, and actions, in the palette
export const lowStock = 'Products low on stock';
export const toPack = 'Orders to pack';
export const toShip = 'Orders to ship';
export const onTheWay = 'Orders on the way';
export const logOut = 'Logout';

/** Words by which a page is found beside its name. */
export const wordsFor = {
  products: 'stock inventory price catalogue edit',
  orders: 'invoice refund cancel tracking packing slip label customer sale',
  returns: 'refund exchange money back',
  money: 'payout settlement invoice gst tax gstr tcs tds statement credit note dispute earnings',
  files: 'csv excel spreadsheet upload download',
  history: 'undo changes trail log restore',
  credits: 'gift card credit note voucher refund',
  security: 'people password login ban role',
  listings: 'score weakest missing law mrp origin pictures',
  outbox: 'email mail sms whatsapp message sent failed mismatch',
  payLinks: 'manual order phone whatsapp sms draft discount customer',
  toShip: 'tracking label courier awb',
  onTheWay: 'tracking delivery courier',
};
