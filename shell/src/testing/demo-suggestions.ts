import type { Suggestion } from '@aaram/shared-domain/catalog';

/** What the search suggests for "dress" in the demo. */
export const demoSuggestions: Suggestion[] = [
  {
    _id: 'dress-buti',
    name: 'Indigo Buti Midi Dress',
    brand: 'Saanjh Loom',
    category: 'Women',
    price: 2799,
    image: '/media/dress-buti-1_750x1000_ffffff/750.webp',
  },
  {
    _id: 'dress-floral',
    name: 'Garden Wall Dress',
    brand: 'Saanjh Loom',
    category: 'Women',
    price: 2899,
    image: '/media/dress-floral-1_750x1000_fffdff/750.webp',
  },
  {
    _id: 'dress-bandhani',
    name: 'Bandhani Twirl Dress',
    brand: 'Saanjh Loom',
    category: 'Women',
    price: 3199,
    image: '/media/dress-bandhani-1_750x1000_fffdf4/750.webp',
  },
  {
    _id: 'dress-clay',
    name: 'Bow-Waist Midi Dress, Clay',
    brand: 'Saanjh Loom',
    category: 'Women',
    price: 2499,
    image: '/media/dress-clay-1_750x1000_fffdf8/750.webp',
  },
  {
    _id: 'frock-sun',
    name: 'Marigold Frock',
    brand: 'Chhota Tara',
    category: 'Kids',
    price: 1299,
    image: '/media/frock-sun-1_750x1000_fff9ed/750.webp',
  },
  {
    _id: 'dress-dots',
    name: 'Second Cup Polka Dress',
    brand: 'Saanjh Loom',
    category: 'Women',
    price: 2399,
    image: '/media/dress-dots-1_750x1000_fdfffa/750.webp',
  },
];
