import type { OwnKey } from '../../product-fields/own-fields.ts';

/** The own fields of a product as labels, in notices, files and the trail. */
export const labels: Readonly<Record<OwnKey, string>> = {
  sku: 'SKU',
  state: 'State',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Subcategory',
  sizeType: 'Size type',
  brand: 'Brand',
  price: 'Price',
  tags: 'Tags',
  images: 'Pictures',
  pictureTexts: 'What pictures show',
  family: 'Family',
  familyPlace: 'Position in the family',
  stock: 'Stock',
};

/** Their names within a sentence. */
export const names: Readonly<Record<OwnKey, string>> = {
  sku: 'SKU',
  state: 'state',
  name: 'name',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  sizeType: 'size type',
  brand: 'brand',
  price: 'price',
  tags: 'tags',
  images: 'pictures',
  pictureTexts: 'what pictures show',
  family: 'family',
  familyPlace: 'position in its family',
  stock: 'stock',
};

/** Other names of their columns in sellers' files. */
export const otherColumns: Readonly<Partial<Record<OwnKey, readonly string[]>>> = {
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
};
