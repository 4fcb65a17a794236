import type { FactFilter, FactKey, NeededFact } from '../../product-fields/facts.ts';

type Words = Readonly<Record<FactKey, string>>;
type SomeWords = Readonly<Partial<Record<FactKey, string>>>;
type SomeLists = Readonly<Partial<Record<FactKey, readonly string[]>>>;

const countryOfOrigin = 'Country of origin';
/** The filters of lists that are facts; apart from the others, for the first load of lists. */
export const filterLabels: Readonly<Record<FactFilter, string>> = { country: countryOfOrigin };

/** The facts of a product, in the order of its page. */
export const labels: Words = {
  colour: 'Colour',
  material: 'Material',
  care: 'Fabric care',
  mrp: 'MRP',
  netQuantity: 'Net quantity',
  countryOfOrigin,
  maker: 'Maker',
  hsn: 'HSN',
};

/** What the seller's form calls them, where that is something else. */
export const formLabels: SomeWords = { hsn: 'HSN code', maker: 'Maker or packer' };

/** Their names within a sentence. */
export const names: Words = {
  mrp: 'MRP',
  colour: 'colour',
  material: 'material',
  care: 'fabric care',
  hsn: 'HSN code',
  countryOfOrigin: 'country of origin',
  netQuantity: 'net quantity',
  maker: 'maker or packer',
};

/** What a draft still needs, in "Before this product can be published it needs …". */
export const needed: Readonly<Record<NeededFact, string>> = {
  mrp: 'the MRP',
  countryOfOrigin: 'the country of origin',
  netQuantity: 'the net quantity',
  maker: 'who made, packed or imported it',
};

/** Below the fields of the seller's form. */
export const hints: SomeWords = {
  mrp: 'As printed on the product, all taxes included.',
  care: 'How to wash, dry and iron it, as its care label says.',
  hsn: '4, 6 or 8 digits, for the invoice.',
  countryOfOrigin: 'Where it was made. The law asks for it on imported goods.',
  netQuantity: 'What is in the pack: 1 piece, 2 pairs, 50 ml.',
  maker: 'Name and address, as printed on the product.',
};

/** Other names of their columns in sellers' files. */
export const otherColumns: SomeLists = {
  mrp: ['List price', 'Maximum retail price'],
  colour: ['Color', 'रंग'],
  care: ['Care', 'Wash care', 'Care instructions', 'Washing'],
  hsn: ['HSN code'],
  countryOfOrigin: ['Origin', 'Country'],
  maker: ['Manufacturer', 'Packer', 'Importer'],
};
/** Units and reasons beside a name. */
export const inRupees = (label: string) => `${label} (₹)`;
export const byLaw = (name: string) => `${name} (by law)`;

/** What the form suggests while somebody types; other texts are allowed. */
export const suggestions: SomeLists = {
  colour: [
    'Black',
    'Blue',
    'Bottle green',
    'Brown',
    'Charcoal',
    'Coral',
    'Cream',
    'Crimson',
    'Gold tone',
    'Green',
    'Grey',
    'Indigo',
    'Ivory',
    'Khaki',
    'Lilac',
    'Maroon',
    'Mint',
    'Mustard',
    'Navy',
    'Olive',
    'Orange',
    'Pink',
    'Purple',
    'Red',
    'Rust',
    'Silver tone',
    'Sky blue',
    'Tan',
    'Teal',
    'Turmeric',
    'White',
    'Wine',
    'Yellow',
  ],
  material: [
    'Alloy',
    'Brushed cotton fleece',
    'Canvas',
    'Chiffon',
    'Cotton',
    'Cotton denim',
    'Cotton jersey',
    'Cotton mul',
    'Cotton poplin',
    'Cotton twill',
    'Faux leather',
    'Georgette',
    'Khadi',
    'Leather',
    'Linen',
    'Polyamide with elastane',
    'Polyester',
    'Satin',
    'Silk',
    'Stainless steel',
    'Viscose crepe',
    'Wool',
  ],
  care: [
    'Machine wash cold, line dry',
    'Machine wash cold, inside out, dry flat',
    'Machine wash cold, tumble dry low',
    'Hand wash cold, dry in shade',
    'Hand wash cold, do not wring, dry flat',
    'Rinse after swimming, dry in shade',
    'Dry clean only',
    'Wipe clean with a damp cloth',
  ],
};
