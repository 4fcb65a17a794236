// The list
export const yourProducts = 'Your products';
export const productsNotLoaded = 'Your products could not be loaded.';
export const loadingProducts = 'Loading products...';
export const noProductsYet = 'No products yet.';
export const noneMatches = (search: string) => `No products match “${search}”.`;
export const noneInStock = 'No product is in stock.';
export const noneLowOnStock = 'No product is low on stock.';
export const noneOutOfStock = 'No product is out of stock.';

// Search and filter
export const searchProducts = 'Search products';
export const nameBrandOrCategory = 'Name, brand, tag, HSN or ID';
export const showProductsByStock = 'Show products by stock';
export const allStock = 'All stock';
export const inStock = 'In stock';
export const lowStock = 'Low stock';
export const outOfStock = 'Out of stock';
/** Why they and the pager are disabled. */
export const closeEditFirst = 'Save or cancel the open edit first.';

// Columns
export const serialNumber = 'S.No';
export const images = 'Images';
export const stock = 'Stock';
export const pieces = 'Pieces';
export const category = 'Category';
export const brand = 'Brand';
export const tags = 'Tags';
export const sold = 'Sold';
export const added = 'Added';
export const changed = 'Changed';

// Filters
export const tag = 'Tag';
export const hsnBegins = 'HSN begins with';
export const priceFrom = 'Price from';
export const priceTo = 'Price up to';
export const changedSince = 'Changed since';

// A row
export const editNamed = (name: string) => `Edit ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const areYouSure = 'Are you sure?';
export const deleteProduct = 'Delete';
/** Above the number of pieces of a product without sizes; a narrow cell. */
export const quantity = 'Qty';

// A row that is edited
export const priceInRupees = 'Price in rupees';
export const stockOfSize = (size: string) => `Stock of ${size}`;
export const detailsNotLoaded = 'The details could not be loaded. Press the button to try again.';
export const save = 'Save';
export const priceWrong = 'The price must be a number of at least 0.';
export const quantityWrong = (size: string) => `The quantity of ${size} must be a whole number of at least 0.`;
export const typedIsStillHere = (problem: string) => `${problem} What you typed is still here; save again.`;
export const deletedMeanwhile = 'This product was deleted. What you typed is still here until you press Cancel.';

// Somebody else has changed the product
export const changedMeanwhile = (product: string) => `Another person has changed this product. It is now: ${product}.`;
/** What the product is now; its optional fields follow, each after a comma. */
export const productNow = (name: string, price: string, sizeType: string, stock: string) =>
  `${name}, ${price}, ${sizeType}: ${stock}`;
export const mrp = (amount: string) => `MRP ${amount}`;
export const hsn = (code: string) => `HSN ${code}`;
export const saveOrStartAgain = 'Save again to keep your changes, or start again from these values.';
export const takeTheseValues = 'Use these values';

// What was done
export const productUpdated = 'Product updated successfully!';
export const productNotUpdated = 'Failed to update product.';
export const productDeleted = 'Product deleted successfully!';
export const productNotDeleted = 'Failed to delete product.';
export const productNotRestored = 'The product could not be restored. It is still in the trash.';
