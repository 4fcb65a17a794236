/**
 * The two pictures that the home page's head names. Spelled again here, so that the entry, which every page
 * loads, does not bring the whole list along; the test compares.
 */
export const headPictures = {
  dress: '/media/hero-home-dress_750x1000_faa580/750.webp',
  bag: '/media/hero-home-bag_750x1000_f1c24d/750.webp',
};
