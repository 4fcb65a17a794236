import type { SitePictureName } from '#lib/pictures/site-pictures.ts';
import * as texts from '#texts/editorial.ts';

/** A picture between the products, one per twelve, with a link inside the store. */
export type EditorialTileData = { title: string; link: string; href: string; picture: SitePictureName };

const tiles: Record<string, readonly EditorialTileData[]> = {
  men: [
    {
      title: texts.stripedShirts,
      link: texts.seeShirts,
      href: '/men?subcategory=Shirts',
      picture: 'hero-men',
    },
    { title: texts.linen, link: texts.seeLinen, href: '/men?tag=linen', picture: 'blog-linen' },
  ],
  women: [
    {
      title: texts.gardenPrint,
      link: texts.seeDresses,
      href: '/women?subcategory=Dresses',
      picture: 'hero-women',
    },
    {
      title: texts.weddingClothes,
      link: texts.seeFestiveClothes,
      href: '/women?tag=festive',
      picture: 'blog-wedding',
    },
  ],
  kids: [
    {
      title: texts.climbingTrees,
      link: texts.seeKidsClothes,
      href: '/kids?subcategory=Clothes',
      picture: 'hero-kids',
    },
    {
      title: texts.twirlingDresses,
      link: texts.seeAllClothes,
      href: '/kids?subcategory=Clothes',
      picture: 'blog-kids',
    },
  ],
  glow: [
    {
      title: texts.glowTees,
      link: texts.seeGlowTees,
      href: '/glow?subcategory=T-Shirt',
      picture: 'hero-glow',
    },
    {
      title: texts.glowCushions,
      link: texts.seeGlowGifts,
      href: '/glow?subcategory=Gift',
      picture: 'blog-glow',
    },
  ],
  accessories: [
    {
      title: texts.everydayThings,
      link: texts.seeWatches,
      href: '/accessories?subcategory=Watches',
      picture: 'hero-accessories',
    },
  ],
  swimwears: [
    {
      title: texts.coverUps,
      link: texts.seeCoverUps,
      href: '/swimwears?subcategory=Cover+Ups',
      picture: 'hero-swimwears',
    },
    {
      title: texts.packLight,
      link: texts.seeSwimShorts,
      href: '/swimwears?subcategory=Swim+Shorts',
      picture: 'blog-pack',
    },
  ],
  bags: [
    {
      title: texts.satchel,
      link: texts.seeHandbags,
      href: '/bags?subcategory=Handbags',
      picture: 'hero-bags',
    },
    {
      title: texts.weekdayBag,
      link: texts.seeHandbags,
      href: '/bags?subcategory=Handbags',
      picture: 'blog-bags',
    },
  ],
  shoes: [
    {
      title: texts.casualShoes,
      link: texts.seeCasualShoes,
      href: '/shoes?subcategory=Casual',
      picture: 'hero-shoes',
    },
    {
      title: texts.sportsShoes,
      link: texts.seeSportsShoes,
      href: '/shoes?subcategory=Sports',
      picture: 'blog-shoes',
    },
  ],
  cosmetics: [
    {
      title: texts.skincare,
      link: texts.seeSkincare,
      href: '/cosmetics?subcategory=Skincare',
      picture: 'hero-cosmetics',
    },
    {
      title: texts.makeup,
      link: texts.seeMakeup,
      href: '/cosmetics?subcategory=Makeup',
      picture: 'blog-beauty',
    },
  ],
  customized: [
    {
      title: texts.readyToPrint,
      link: texts.startWithTee,
      href: '/customized?subcategory=T-Shirt',
      picture: 'hero-customized',
    },
  ],
};

/** The tiles of a category's list, in their order. */
export const tilesOf = (slug: string): readonly EditorialTileData[] => tiles[slug] ?? [];
