/** The home page, from top to bottom. Its title in the browser's tab stands in `home-head.ts`. */

// Promise and the four doors
export const promise = 'Comfort, crafted with care.';
export const promiseMore =
  'Comfortable clothes in cotton, linen and fleece, made in small batches and priced for every day.';
export const shopNewArrivals = 'Shop new arrivals';
export const designOwnTee = 'Design your own tee';
export const women = 'Women';
export const womenMore = 'Day dresses, tops and kurtas';
export const bags = 'Bags';
export const bagsMore = 'The top-handle satchel';
export const shoes = 'Shoes';
export const shoesMore = 'Lace-up sneakers';
export const glow = 'Glow';
export const glowMore = 'Glows in the dark';

// Row of categories, spoken only
export const shopByCategory = 'Shop by category';

// New products beside a story about dresses for children
export const newThisWeek = 'New this week';
export const seeNewArrivals = 'See all new arrivals';
export const kidsDresses = 'Dresses made to twirl';
export const kidsDressesMore = 'Soft collars, full skirts, made for play.';
export const shopKids = 'Shop kids';
export const productsNotLoaded = 'These products did not load.';

// Glow prints by day and by night: the title's two lines, the second in italics
export const lightsOff = 'Lights off.';
export const lookAgain = 'Then look again.';
export const glowPrints = 'Prints that store daylight and glow in the dark. Drag the handle to switch off the light.';
export const shopGlow = 'Shop glow in the dark';
export const printsByDay = 'A tee with a printed constellation and a cushion with a moon, by day';
export const printsByNight = 'The same two in the dark: the print glows';
export const dayAndNight = 'Slide between day and night';

// What sells best
export const everyday = 'Everyday, made easier';
export const shopEverything = 'Shop everything';

// Customised clothes
export const customise = 'Your photo, your joke, your team name.';
export const customiseMore =
  'Choose a T-shirt, a hoodie or a jacket, add your picture or text and see how it will look. Order one or a hundred.';
export const startDesigning = 'Start designing';
export const customisedTee = 'A white T-shirt with a sunset printed on its chest';
/** Printed on that T-shirt. */
export const teePrint = 'Goa 2026';

// Blog
export const fromBlog = 'From the blog';
export const allPosts = 'All posts';

// Four promises; the list's name is spoken only
export const promises = 'What you can count on';
export const freeDeliveryAbove = (amount: string) => `Free delivery above ${amount}`;
export const daysToMetros = (days: string) => `${days} to metros`;
export const exchangeWithin = (days: number) => `${days}-day exchange`;
export const moneyBackLessFee = 'Or money back, less a fee';
export const securePayment = 'Secure online payment';
export const waysToPay = 'UPI, cards, net banking, wallets';
export const customerSupport = 'Customer support';
