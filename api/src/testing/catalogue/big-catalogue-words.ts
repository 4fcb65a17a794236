const starts = 'Neel Kad Leh Taal Raag Mor Pad Chan Ind Sur Ved Tej Gul Mit Jal Van Dhar Rup Ash Kir'.split(' ');
const ends = 'khet am ar ika ani aya esh ora ini umi ala eer oli und ana'.split(' ');
/** Three hundred names. */
export const brandNames = starts.flatMap((start) => ends.map((end) => start + end));

/** Words that name a cut or a print. */
export const motifs =
  `Ghat Stripe|Poplin|Raga Buti|Monsoon|Indigo Dabu|Checked|Plain|Jaipur Block|Kantha|Ikat|Slim|Relaxed|
Garden|Festive|Chikan|Everyday|Quilted|Ribbed|Floral|Weekend|Harbour|Summit|Linen|Denim|Heritage|Oxford|Cropped|Flared|
Pleated|Embroidered|Printed|Washed|Tencel|Ajrakh|Bandhej|Kalamkari|Madras|Mangalgiri|Khadi|Velvet`
    .split('|')
    .map((word) => word.trim());

/** Colours, the common ones first. */
export const colours =
  `Black,White,Navy,Red,Sky Blue,Olive,Maroon,Mustard,Teal,Rose,Sand,Charcoal,Coral,Lilac,Forest,Rust,
Ivory,Plum,Turquoise,Copper`
    .split(',')
    .map((word) => word.trim());

const fixedTags = `gift,summer,everyday,office,festive,travel,weekend,cotton,party,winter,ethnic,resort,evening,custom,
graphic,beach,fleece,prints,sleeveless,stripes,zip,wedding,monsoon,vegan,handmade,sale,new-season,breathable,quick-dry,organic`
  .split(',')
  .map((word) => word.trim());
/** A hundred and fifty tags, the common ones first. */
export const tagPool = [...fixedTags, ...Array.from({ length: 120 }, (_, index) => `edit-${index + 1}`)];

const nouns: Record<string, string[]> = {
  Shirts: ['Shirt', 'Overshirt', 'Kurta Shirt'],
  Shirt: ['Shirt', 'Glow Shirt'],
  'T-Shirt': ['T-Shirt', 'Tee', 'Polo T-Shirt'],
  Pants: ['Chinos', 'Trousers', 'Joggers'],
  Dresses: ['Midi Dress', 'Maxi Dress', 'Shirt Dress', 'Wrap Dress'],
  Tops: ['Top', 'Blouse', 'Tunic'],
  Hoodie: ['Hoodie', 'Zip Hoodie'],
  Jacket: ['Jacket', 'Bomber Jacket'],
};

/** Nouns for the products of a subcategory; by default its own name in the singular. */
export const nounsOf = (subcategory: string): string[] => nouns[subcategory] ?? [subcategory.replace(/s$/, '')];
