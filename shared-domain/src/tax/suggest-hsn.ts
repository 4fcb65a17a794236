/** Usual headings by subcategory, for goods whose seller named none; they only choose a rate and are never printed. */
const bySubcategory: Readonly<Record<string, string>> = {
  Shirts: '6205',
  Shirt: '6205',
  'T-Shirt': '6109',
  Pants: '6203',
  Dresses: '6204',
  Tops: '6206',
  Clothes: '6209',
  'Kids Wear': '6209',
  Hoodie: '6110',
  Jacket: '6201',
  Toys: '9503',
  Shoes: '6404',
  Bags: '4202',
  Belts: '4203',
  Jewelry: '7117',
  Watches: '9102',
  Makeup: '3304',
  Skincare: '3304',
  Haircare: '3305',
  Perfume: '3303',
};
const byCategory: Readonly<Record<string, string>> = { Shoes: '6404', Bags: '4202', Swimwears: '6112' };

/** The usual HSN heading of a category and subcategory of the store; '' when the goods can be anything. */
export const suggestHsn = (category: string, subcategory: string): string =>
  byCategory[category] ?? bySubcategory[subcategory] ?? '';
