export const theseProductsDidNotLoad = 'These products did not load.';
export const everydayMadeEasier = 'Everyday, made easier';
export const shopEverything = 'Shop everything';
export const comfortCraftedWithCare = 'Comfort Crafted with Care';
export const clothingShoesBagsAndCosmeticsCustomised =
  'Clothing, shoes, bags and cosmetics, customised items and glow-in-the-dark prints, delivered within India.';
export const shopByCategory = 'Shop by category';
export const fromBlog = 'From the blog';
export const allPosts = 'All posts';
export const freeDeliveryAboveAmount = (amount: string | number) => `Free delivery above ${amount}`;
export const metroToMetros = (metro: string | number) => `${metro} to metros`;
export const returnWindowDaysDayExchange = (returnWindowDays: string | number) => `${returnWindowDays}-day exchange`;
export const orMoneyBackLessFee = 'Or money back, less a fee';
export const secureOnlinePayment = 'Secure online payment';
export const upiCardsNetBankingWallets = 'UPI, cards, net banking, wallets';
export const customerSupport = 'Customer support';
export const whatYouCanCountOn = 'What you can count on';
export const thenLookAgain = 'Then look again.';
export const printsThatStoreDaylightAndGlow =
  'Prints that store daylight and glow in the dark. Drag the handle to switch off the light.';
export const shopGlowInDark = 'Shop glow in the dark';
export const teeWithPrintedConstellationAndCushion =
  'A tee with a printed constellation and a cushion with a moon, by day';
export const sameTwoInDarkPrintGlows = 'The same two in the dark: the print glows';
export const slideBetweenDayAndNight = 'Slide between day and night';
export const whiteTShirtWithSunsetPrinted = 'A white T-shirt with a sunset printed on its chest';
export const xMinYMidSlice = 'xMinYMid slice';
export const goa2026 = 'Goa 2026';
export const yourPhotoYourJokeYourTeam = 'Your photo, your joke, your team name.';
export const chooseTShirtHoodieOrJacket =
  'Choose a T-shirt, a hoodie or a jacket, add your picture or text and see how it will look. Order one or a hundred.';
export const startDesigning = 'Start designing';
export const newThisWeek = 'New this week';
export const seeAllNewArrivals = 'See all new arrivals';
export const dressesMadeToTwirl = 'Dresses made to twirl';
export const softCollarsFullSkirtsMadeFor = 'Soft collars, full skirts, made for play.';
export const shopKids = 'Shop kids';
export const women = 'Women';
export const dayDressesTopsAndKurtas = 'Day dresses, tops and kurtas';
export const bags = 'Bags';
export const topHandleSatchel = 'The top-handle satchel';
export const shoes = 'Shoes';
export const laceUpSneakers = 'Lace-up sneakers';
export const glow = 'Glow';
export const glowsInDark = 'Glows in the dark';
export const comfortCraftedWithCare2 = 'Comfort, crafted with care.';
export const comfortableClothesInCottonLinenAnd =
  'Comfortable clothes in cotton, linen and fleece, made in small batches and priced for every day.';
export const shopNewArrivals = 'Shop new arrivals';
export const designYourOwnTee = 'Design your own tee';
