type Column =
  | 'id'
  | 'version'
  | 'sku'
  | 'state'
  | 'name'
  | 'description'
  | 'category'
  | 'subcategory'
  | 'sizeType'
  | 'brand'
  | 'price'
  | 'tags'
  | 'images'
  | 'pictureTexts'
  | 'family'
  | 'stock'
  | 'size'
  | 'pieces';

/** The names of columns in files of products; those of its facts stand in `product-facts.ts`. */
export const columns: Readonly<Record<Column, string>> = {
  id: 'Product ID',
  version: 'Version',
  sku: 'SKU',
  state: 'State',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Subcategory',
  sizeType: 'Size type',
  brand: 'Brand',
  price: 'Price (₹)',
  tags: 'Tags',
  images: 'Pictures',
  pictureTexts: 'What pictures show',
  family: 'Family',
  stock: 'Stock',
  size: 'Size',
  pieces: 'Pieces',
};

/** Other names that people give them. */
export const otherNames: Readonly<Partial<Record<Column, readonly string[]>>> = {
  id: ['_id', 'ID', 'उत्पाद आईडी'],
  sku: ['Own code', 'Item code', 'Article number', 'Style code', 'Reference'],
  state: ['Status', 'Published'],
  name: ['Title', 'Product', 'Product name', 'नाम'],
  description: ['Details', 'विवरण'],
  category: ['श्रेणी'],
  brand: ['ब्रांड'],
  price: ['Selling price', 'Price', 'Rate', 'कीमत', 'मूल्य'],
  tags: ['Keywords'],
  images: ['Picture', 'Images', 'Image', 'Photos', 'Image URL', 'Image Src', 'चित्र'],
  pictureTexts: ['Alt text', 'Image alt text', 'Alt'],
  family: ['Colours of', 'Colour group', 'Product family', 'Parent SKU'],
  stock: ['Inventory'],
  size: ['आकार'],
  pieces: ['Quantity', 'Qty', 'मात्रा'],
};
