// The people who work for a seller.

export const rolesRequired = 'Please choose at least one role.';
export const emailRequired = 'Please enter an email address.';
export const roleOwner = 'Owner';
export const roleCatalogue = 'Catalogue';
export const roleOrders = 'Orders';
export const roleContent = 'Content';
export const ownerMay = 'Everything, with the team, sales and payouts';
export const catalogueMay = 'Products, prices, stock, imports and reviews';
export const ordersMay = 'Orders, packing, shipping, returns and invoices';
export const contentMay = 'Blog posts, and answers to reviews';
