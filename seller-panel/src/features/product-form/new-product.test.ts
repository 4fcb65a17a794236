import { eachFact, factKeys, ownWith } from '@aaram/shared-domain/product-fields';
import { describe, expect, it } from 'vitest';
import { keyOfPicture } from '#lib/crop/picture.ts';
import { buildForm, checkNewProduct, emptyProduct, type NewProduct, withCategory } from './new-product.ts';

const front = new File(['x'], 'front.png', { type: 'image/png' });
const picture = () => new File(['x'], 'front.png', { type: 'image/png' });

function buildNewProduct(over: Partial<NewProduct> = {}): NewProduct {
  return {
    ...withCategory(emptyProduct, 'Bags'),
    name: 'Satchel',
    description: 'Stands up by itself.',
    price: '2799.50',
    subcategory: 'Handbags',
    stock: [{ size: 'Quantity', quantity: '4' }],
    images: [picture()],
    ...over,
  };
}

describe('withCategory', () => {
  // rules: category-sets-the-size-type
  it.each([
    ['Kids', 'Age'],
    ['Accessories', 'Quantity'],
    ['Bags', 'Quantity'],
    ['Cosmetics', 'Quantity'],
    ['Shoes', 'ShoeSize'],
    ['Men', 'Clothing'],
    ['Glow in the dark', 'Clothing'],
  ])('gives %s the size type %s and resets the subcategory', (category, sizeType) => {
    const changed = withCategory({ ...emptyProduct, subcategory: 'Toys' }, category);
    expect(changed).toMatchObject({ category, sizeType, subcategory: '' });
  });

  it('keeps a quantity already typed when the sizes stay the same', () => {
    const men = withCategory(emptyProduct, 'Men');
    const typed = { ...men, stock: men.stock.map((entry) => ({ ...entry, quantity: '2' })) };
    expect(withCategory(typed, 'Women').stock).toEqual(typed.stock);
  });
});

describe('checkNewProduct', () => {
  // rules: adding-a-product
  it('lets a complete product pass, brand and tags being optional', () => {
    expect(checkNewProduct(buildNewProduct())).toEqual({});
  });

  it('asks for a category in exact words', () => {
    expect(checkNewProduct(buildNewProduct({ category: '' })).category).toBe('Please select a category.');
  });

  // rules: adding-a-product
  it.each(['name', 'description', 'price', 'subcategory'] as const)('needs %s', (field) => {
    expect(Object.keys(checkNewProduct(buildNewProduct({ [field]: ' ' })))).toEqual([field]);
  });

  // rules: adding-a-product
  it('refuses a price below 0', () => {
    expect(checkNewProduct(buildNewProduct({ price: '-1' })).price).toBe('Please enter a price of at least 0.');
    expect(checkNewProduct(buildNewProduct({ price: '0' }))).toEqual({});
  });

  // rules: adding-a-product
  it('needs at least one image and takes five at most', () => {
    expect(checkNewProduct(buildNewProduct({ images: [] })).images).toBeDefined();
    expect(checkNewProduct(buildNewProduct({ images: Array.from({ length: 6 }, picture) })).images).toBe(
      'You can upload up to 5 images only.',
    );
  });

  // rules: adding-a-product
  it('needs a quantity of at least 0 for every size', () => {
    const stock = [{ size: 'Quantity', quantity: '-1' }];
    expect(Object.keys(checkNewProduct(buildNewProduct({ stock })))).toEqual(['stock.Quantity']);
    expect(checkNewProduct(buildNewProduct({ stock: [{ size: 'Quantity', quantity: '0' }] }))).toEqual({});
  });

  // rules: adding-a-product
  it('counts a size that was left empty as 0', () => {
    const product = buildNewProduct({ stock: [{ size: 'S', quantity: ' ' }] });
    expect(checkNewProduct(product)).toEqual({});
    expect(buildForm(product, 'seller-1').get('stock[0][quantity]')).toBe('0');
  });

  // rules: tags
  it('refuses a tag of 25 characters and takes one of 24', () => {
    expect(checkNewProduct(buildNewProduct({ tags: `ok; ${'x'.repeat(25)}` })).tags).toContain('24');
    expect(checkNewProduct(buildNewProduct({ tags: 'x'.repeat(24) }))).toEqual({});
  });
});

describe('an optional field of a new product', () => {
  const said = { mrp: '3499', colour: 'Wine', material: 'Faux leather', hsn: '4202 22', countryOfOrigin: 'India' };

  it('may be left out, or be as a shopper can read it', () => {
    expect(checkNewProduct(buildNewProduct(said))).toEqual({});
    const wrong = { ...said, mrp: 'about 3499', colour: '#722f37', hsn: '42', countryOfOrigin: 'Atlantis' };
    expect(Object.keys(checkNewProduct(buildNewProduct(wrong)))).toEqual(['mrp', 'colour', 'hsn', 'countryOfOrigin']);
  });

  // rules: price-with-gst-is-named-early
  it('is no MRP below the price with GST', () => {
    expect(checkNewProduct(buildNewProduct({ price: '1000', mrp: '1047.62' }))).toEqual({});
    expect(checkNewProduct(buildNewProduct({ price: '1000', mrp: '1047' })).mrp).toMatch(/comes to ₹1,047.62/);
  });

  it('is sent when it is filled in', () => {
    const form = buildForm(buildNewProduct({ ...said, material: ' n/a ' }), 'seller-1');
    const sent = ['mrp', 'colour', 'material', 'hsn', 'countryOfOrigin'].map((name) => form.get(name));
    expect(sent).toEqual(['3499', 'Wine', null, '4202 22', 'India']);
  });
});

describe('buildForm', () => {
  it('sends each own field that the form has, and each fact', () => {
    const said = { brand: 'Chaal', tags: 'linen', sku: 'B-1', pictureTexts: { [keyOfPicture(front)]: 'The front' } };
    const product = buildNewProduct({ ...said, images: [front], ...eachFact(factKeys, '12') });
    const sent = [...buildForm(product, 'seller-1', 'draft').keys()];
    expect(sent).toEqual(expect.arrayContaining([...ownWith('isFormText'), ...factKeys]));
  });

  // rules: tags
  it('splits tags at comma and semicolon, trims them and drops doubles', () => {
    const form = buildForm(buildNewProduct({ tags: ' linen, summer ;linen;; office wear ' }), 'Asha');
    expect(JSON.parse(String(form.get('tags')))).toEqual(['linen', 'summer', 'office wear']);
  });

  it('sends the fields of the call, stock by index and tags as a JSON list', () => {
    const form = buildForm(buildNewProduct({ tags: 'a, b; a', brand: ' Charm ' }), 'seller-1');
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'images'))).toEqual({
      name: 'Satchel',
      description: 'Stands up by itself.',
      price: '2799.50',
      category: 'Bags',
      subcategory: 'Handbags',
      brand: 'Charm',
      seller: 'seller-1',
      sizeType: 'Quantity',
      'stock[0][size]': 'Quantity',
      'stock[0][quantity]': '4',
      tags: '["a","b"]',
    });
    expect(form.getAll('images')).toHaveLength(1);
  });

  // rules: alt-text
  it('sends the SKU and what the pictures show, where somebody said so', () => {
    const [front, back] = [new File(['x'], 'front.png'), new File(['yy'], 'back.png')];
    const said = { [keyOfPicture(back)]: ' The back ' };
    const form = buildForm(buildNewProduct({ images: [front, back], sku: ' KU-1 ', pictureTexts: said }), 's1');
    expect([form.get('sku'), form.get('pictureTexts')]).toEqual(['KU-1', '["","The back"]']);
    const plain = buildForm(buildNewProduct(), 's1');
    expect([plain.has('sku'), plain.has('pictureTexts')]).toEqual([false, false]);
  });
});
