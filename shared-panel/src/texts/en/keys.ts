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

// Pages and actions in the palette
export const dashboard = 'Dashboard';
export const allProducts = 'All Products';
export const addProduct = 'Add Product';
export const lowStock = 'Products low on stock';
export const allOrders = 'All Orders';
export const toPack = 'Orders to pack';
export const toShip = 'Orders to ship';
export const onTheWay = 'Orders on the way';
export const returns = 'Returns';
export const files = 'Import and export';
export const history = 'History';
export const trash = 'Trash';
export const pictures = 'Pictures';
export const reviews = 'Reviews';
export const team = 'Team';
export const blogManager = 'Blog Manager';
export const complaints = 'Complaints';
export const credits = 'Credits';
export const security = 'Security';
export const accounts = 'Money';
export const releases = 'Releases';
export const logOut = 'Logout';
