/**
 * The two pictures in the home page's head. Repeated here, so that the entry, which every page loads, does not contain
 * the whole list; a test compares them.
 */
export const headPictures = {
  dress: '/media/hero-home-dress_750x1000_fda57f/750.webp',
  bag: '/media/hero-home-bag_750x1000_f3c54d/750.webp',
};
