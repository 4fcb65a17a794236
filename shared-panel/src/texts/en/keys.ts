// The sheet of keyboard shortcuts
export const shortcuts = 'Keyboard shortcuts';
export const keys: readonly (readonly [key: string, does: string])[] = [
  ['Ctrl + K', 'Find products, orders, people, pages and actions'],
  ['?', 'Show this sheet'],
  ['/', 'Go to the search of the list'],
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['x', 'Select the row'],
  ['e', 'Edit the row'],
  ['Enter', 'Open the row'],
  ['Shift + click', 'Select all rows up to this one'],
];
export const singleKeysOn = 'Single keys do something';

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
