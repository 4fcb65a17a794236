/**
 * The two pictures in the home page's head. Repeated here, so that the entry, which every page loads, does not contain
 * the whole list; a test compares them.
 */
export const headPictures = {
  dress: '/media/hero-home-dress_750x1000_faa580/750.webp',
  bag: '/media/hero-home-bag_750x1000_f1c24d/750.webp',
};
