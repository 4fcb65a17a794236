import type { SitePictureName } from '#lib/site-pictures.ts';
import * as texts from '#texts/catalog.ts';

/** A picture between the products, one per twelve, with a link inside the store. */
export type EditorialTile = { title: string; link: string; href: string; picture: SitePictureName };

const tiles: Record<string, readonly EditorialTile[]> = {
  men: [
    {
      title: texts.stripedShirtsForLongDays,
      link: texts.seeShirts,
      href: '/men?subcategory=Shirts',
      picture: 'hero-men',
    },
    { title: texts.linenGetsBetterWithAge, link: texts.linenOnly, href: '/men?tag=linen', picture: 'blog-linen' },
  ],
  women: [
    {
      title: texts.gardenPrintAndWhatToWear,
      link: texts.seeDresses,
      href: '/women?subcategory=Dresses',
      picture: 'hero-women',
    },
    {
      title: texts.whatToWearToWedding,
      link: texts.festiveClothes,
      href: '/women?tag=festive',
      picture: 'blog-wedding',
    },
  ],
  kids: [
    {
      title: texts.madeForClimbingTrees,
      link: texts.clothesForKids,
      href: '/kids?subcategory=Clothes',
      picture: 'hero-kids',
    },
    {
      title: texts.dressesMadeToTwirl,
      link: texts.seeAllClothes,
      href: '/kids?subcategory=Clothes',
      picture: 'blog-kids',
    },
  ],
  glow: [
    {
      title: texts.chargeItInDaylightWearIt,
      link: texts.glowTShirts,
      href: '/glow?subcategory=T-Shirt',
      picture: 'hero-glow',
    },
    {
      title: texts.cushionsThatGlowAtNight,
      link: texts.glowGifts,
      href: '/glow?subcategory=Gift',
      picture: 'blog-glow',
    },
  ],
  accessories: [
    {
      title: texts.smallThingsToWearEveryDay,
      link: texts.seeWatches,
      href: '/accessories?subcategory=Watches',
      picture: 'hero-accessories',
    },
  ],
  swimwears: [
    {
      title: texts.coverUpsForBeach,
      link: texts.seeCoverUps,
      href: '/swimwears?subcategory=Cover+Ups',
      picture: 'hero-swimwears',
    },
    {
      title: texts.packLightSwimOften,
      link: texts.swimShorts,
      href: '/swimwears?subcategory=Swim+Shorts',
      picture: 'blog-pack',
    },
  ],
  bags: [
    {
      title: texts.topHandleSatchel,
      link: texts.seeHandbags,
      href: '/bags?subcategory=Handbags',
      picture: 'hero-bags',
    },
    {
      title: texts.oneBagForEveryWeekday,
      link: texts.seeHandbags,
      href: '/bags?subcategory=Handbags',
      picture: 'blog-bags',
    },
  ],
  shoes: [
    {
      title: texts.casualShoesWithWhiteSoles,
      link: texts.casualShoes,
      href: '/shoes?subcategory=Casual',
      picture: 'hero-shoes',
    },
    {
      title: texts.sportsShoesForEveryDay,
      link: texts.sportsShoes,
      href: '/shoes?subcategory=Sports',
      picture: 'blog-shoes',
    },
  ],
  cosmetics: [
    {
      title: texts.skincareWithShortIngredientLists,
      link: texts.seeSkincare,
      href: '/cosmetics?subcategory=Skincare',
      picture: 'hero-cosmetics',
    },
    {
      title: texts.makeupForEveryDay,
      link: texts.seeMakeup,
      href: '/cosmetics?subcategory=Makeup',
      picture: 'blog-beauty',
    },
  ],
  customized: [
    {
      title: texts.plainReadyForYourOwnPrint,
      link: texts.startWithTee,
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
