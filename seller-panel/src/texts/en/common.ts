/** Texts that several pages of the panel share. */

// Pages: their titles, and links to them
export const dashboard = 'Dashboard';
export const allProducts = 'All Products';
export const addProduct = 'Add Product';
export const editProduct = 'Edit Product';
export const allOrders = 'All Orders';
export const order = 'Order';
export const complaints = 'Complaints';
export const credits = 'Credits';
export const searchWords = 'Search words';
export const accounts = 'Money';
export const returns = 'Returns';
export const reviews = 'Reviews';
export const security = 'Security';
/** The links to pages that are not in the side bar. */
export const releases = 'Releases';
export const outbox = 'Outbox and jobs';
export const payLinks = 'Payment links';
export const history = 'History';
export const files = 'Import and export';
export const trash = 'Trash';
export const listings = 'Listing quality';
export const media = 'Pictures';
export const team = 'Team';
export const teamInvitation = 'Invitation';
export const invoice = 'Invoice';

/** Instead of a page, for a seller. */
export const forAdmins = 'This page is for admins.';

// Fields
export const name = 'Name';
export const enterName = 'Please enter a name.';
export const price = 'Price';
export const sizeType = 'Size Type';
/** Opens, or stands above, the optional fields of a product. */
export const moreDetails = 'More details';
export const trackingId = 'Tracking ID';
export const reason = 'Reason';
/** When the server gives no reason. */
export const notSavedYet = 'It is not saved yet.';
export const cancel = 'Cancel';

// Orders
export const customer = 'Customer';
export const payment = 'Payment';
export const status = 'Status';
export const total = 'Total';
export const noOrdersFound = 'No orders found.';

/** Head of the column with buttons. */
export const actions = 'Actions';
export const tryAgain = 'Try again';
