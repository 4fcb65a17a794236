import type { SitePictureName } from '#lib/site-pictures.ts';

/** A picture between the products, one per twelve, with a link inside the store. */
export type EditorialTile = { title: string; link: string; href: string; picture: SitePictureName };

const tiles: Record<string, readonly EditorialTile[]> = {
  men: [
    {
      title: 'Striped shirts for long days',
      link: 'See the shirts',
      href: '/men?subcategory=Shirts',
      picture: 'hero-men',
    },
    { title: 'Linen gets better with age', link: 'Linen only', href: '/men?tag=linen', picture: 'blog-linen' },
  ],
  women: [
    {
      title: 'The garden print, and what to wear with it',
      link: 'See the dresses',
      href: '/women?subcategory=Dresses',
      picture: 'hero-women',
    },
    {
      title: 'What to wear to a wedding',
      link: 'Festive clothes',
      href: '/women?tag=festive',
      picture: 'blog-wedding',
    },
  ],
  kids: [
    {
      title: 'Made for climbing trees',
      link: 'Clothes for kids',
      href: '/kids?subcategory=Clothes',
      picture: 'hero-kids',
    },
    {
      title: 'Dresses made to twirl',
      link: 'See all clothes',
      href: '/kids?subcategory=Clothes',
      picture: 'blog-kids',
    },
  ],
  glow: [
    {
      title: 'Charge it in daylight, wear it at night',
      link: 'Glow T-shirts',
      href: '/glow?subcategory=T-Shirt',
      picture: 'hero-glow',
    },
    {
      title: 'Cushions that glow at night',
      link: 'Glow gifts',
      href: '/glow?subcategory=Gift',
      picture: 'blog-glow',
    },
  ],
  accessories: [
    {
      title: 'Small things to wear every day',
      link: 'See the watches',
      href: '/accessories?subcategory=Watches',
      picture: 'hero-accessories',
    },
  ],
  swimwears: [
    {
      title: 'Cover-ups for the beach',
      link: 'See the cover ups',
      href: '/swimwears?subcategory=Cover+Ups',
      picture: 'hero-swimwears',
    },
    {
      title: 'Pack light, swim often',
      link: 'Swim shorts',
      href: '/swimwears?subcategory=Swim+Shorts',
      picture: 'blog-pack',
    },
  ],
  bags: [
    {
      title: 'The top-handle satchel',
      link: 'See the handbags',
      href: '/bags?subcategory=Handbags',
      picture: 'hero-bags',
    },
    {
      title: 'One bag for every weekday',
      link: 'See the handbags',
      href: '/bags?subcategory=Handbags',
      picture: 'blog-bags',
    },
  ],
  shoes: [
    {
      title: 'Casual shoes with white soles',
      link: 'Casual shoes',
      href: '/shoes?subcategory=Casual',
      picture: 'hero-shoes',
    },
    {
      title: 'Sports shoes for every day',
      link: 'Sports shoes',
      href: '/shoes?subcategory=Sports',
      picture: 'blog-shoes',
    },
  ],
  cosmetics: [
    {
      title: 'Skincare with short ingredient lists',
      link: 'See skincare',
      href: '/cosmetics?subcategory=Skincare',
      picture: 'hero-cosmetics',
    },
    {
      title: 'Makeup for every day',
      link: 'See makeup',
      href: '/cosmetics?subcategory=Makeup',
      picture: 'blog-beauty',
    },
  ],
  customized: [
    {
      title: 'Plain, ready for your own print',
      link: 'Start with a tee',
      href: '/customized?subcategory=T-Shirt',
      picture: 'hero-customized',
    },
  ],
};

/** A tile follows the fourth of every twelve products, so it is never in the first row. */
const TILE_EVERY = 12;
const TILE_AFTER = 4;

/** The tile after the card at `index` of a category's list, if there is one. */
export function resolveTileAfter(slug: string | undefined, index: number): EditorialTile | undefined {
  const position = index + 1;
  if (slug === undefined || position % TILE_EVERY !== TILE_AFTER) {
    return undefined;
  }
  return tiles[slug]?.[Math.floor(position / TILE_EVERY)];
}
