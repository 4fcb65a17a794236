/** The frame of the back office. */
export const panelMenu = 'Panel menu';
export const expandSidebar = 'Expand sidebar';
export const collapseSidebar = 'Collapse sidebar';

/** Its pages. */
export const allProducts = 'All Products';
export const addProduct = 'Add Product';
export const allOrders = 'All Orders';
export const blogManager = 'Blog Manager';
export const returns = 'Returns';
export const reviews = 'Reviews';
export const complaints = 'Complaints';
export const credits = 'Credits';
export const history = 'History';
export const files = 'Import and export';
export const trash = 'Trash';
export const media = 'Pictures';
export const team = 'Team';
export const security = 'Security';
export const accounts = 'Money';
export const releases = 'Releases';

export const viewStore = 'View store';
export const loggedOut = 'Logged out successfully!';
