/** Pictures between the products of a category: each with a title and the words of its link. */

// Men
export const stripedShirts = 'Striped shirts for long days';
export const seeShirts = 'See the shirts';
export const linen = 'Linen gets better with age';
export const seeLinen = 'Linen only';

// Women
export const gardenPrint = 'The garden print, and what to wear with it';
export const seeDresses = 'See the dresses';
export const weddingClothes = 'What to wear to a wedding';
export const seeFestiveClothes = 'Festive clothes';

// Kids
export const climbingTrees = 'Made for climbing trees';
export const seeKidsClothes = 'Clothes for kids';
export const twirlingDresses = 'Dresses made to twirl';
export const seeAllClothes = 'See all clothes';

// Glow
export const glowTees = 'Charge it in daylight, wear it at night';
export const seeGlowTees = 'Glow T-shirts';
export const glowCushions = 'Cushions that glow at night';
export const seeGlowGifts = 'Glow gifts';

// Accessories
export const everydayThings = 'Small things to wear every day';
export const seeWatches = 'See the watches';

// Swimwear
export const coverUps = 'Cover-ups for the beach';
export const seeCoverUps = 'See the cover ups';
export const packLight = 'Pack light, swim often';
export const seeSwimShorts = 'Swim shorts';

// Bags
export const satchel = 'The top-handle satchel';
export const weekdayBag = 'One bag for every weekday';
export const seeHandbags = 'See the handbags';

// Shoes
export const casualShoes = 'Casual shoes with white soles';
export const seeCasualShoes = 'Casual shoes';
export const sportsShoes = 'Sports shoes for every day';
export const seeSportsShoes = 'Sports shoes';

// Cosmetics
export const skincare = 'Skincare with short ingredient lists';
export const seeSkincare = 'See skincare';
export const makeup = 'Makeup for every day';
export const seeMakeup = 'See makeup';

// Customised
export const readyToPrint = 'Plain, ready for your own print';
export const startWithTee = 'Start with a tee';
