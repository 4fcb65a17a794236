export const shortAnswersToWhatShoppersAsk = 'Short answers to what shoppers ask most.';
export const whichPaymentMethodsDoYouAccept = 'Which payment methods do you accept?';
export const youCanPayOnlineByUpi =
  'You can pay online by UPI, credit and debit card, net banking and common wallets. The payment window opens when you place the order.';
export const doYouOfferCashOnDelivery = 'Do you offer cash on delivery?';
export const noAtMomentEveryOrderIs = 'No. At the moment every order is paid online before it is packed.';
export const howLongDoesDeliveryTake = 'How long does delivery take?';
export const metroCitiesUsuallyTakeMetroDays = (
  metroDays: string | number,
  otherDays: string | number,
  remoteDays: string | number,
  expressDays: string | number,
) =>
  `Metro cities usually take ${metroDays}, other towns ${otherDays} and remote areas ${remoteDays}. Express delivery, where offered, takes ${expressDays}.`;
export const whatDoesDeliveryCost = 'What does delivery cost?';
export const doYouDeliverOutsideIndia = 'Do you deliver outside India?';
export const notYetWeDeliverToAddresses = 'Not yet. We deliver to addresses in India only.';
export const howCanIReturnOrExchange = 'How can I return or exchange something?';
export const doIGetMyMoneyBack = 'Do I get my money back?';
export const somethingIsMissingOrArrivedDamaged = 'Something is missing or arrived damaged. What now?';
export const reportItWithinDamageReportHours = (damageReportHours: string | number) =>
  `Please report it within ${damageReportHours} hours of delivery, in My Orders, with a photograph of the parcel and of the item, so that we can fix it quickly.`;
export const howDoIFindMySize = 'How do I find my size?';
export const clothingComesInSToXxl =
  "Clothing comes in S to XXL, kids' wear by age from 0-1 to 8-10, and shoes in sizes 6 to 12. Bags, accessories and cosmetics come in one size. The size guide has every size in centimetres and inches. Only sizes in stock can be selected on a product page.";
export const canIReturnCustomisedTShirt = 'Can I return a customised T-shirt?';
export const customisedItemsAreMadeOnlyFor =
  'Customised items are made only for you, so please check the preview carefully before you order. With your own design, an item goes back only if it is damaged or not what you ordered, or if the fabric or the print has a fault. Ask in My Orders, with a picture.';
export const howDoIMakeGlowPrint = 'How do I make a glow print shine?';
export const holdItNearWindowOrWhite =
  'Hold it near a window or a white lamp for a few minutes, then switch off the light. It is brightest at first and fades gently. Wash inside out in cold water and do not iron on the print.';
export const howDoITrackMyOrder = 'How do I track my order?';
export const logInAndOpenMyOrders =
  'Log in and open My Orders in your dashboard. You will see the status of each order and, once it has been shipped, its tracking ID.';
export const doINeedAccountToBuy = 'Do I need an account to buy?';
export const yesYouCanLookAroundFreely = (minimumAge: string | number) =>
  `Yes. You can look around freely, but for the cart, the wishlist and the checkout you need to log in. Buyers must be ${minimumAge} or older.`;
export const whenCanIReachYou = 'When can I reach you?';
export const ourSupportTeamIsThereFrom =
  'Our support team is there from Monday to Saturday, 10:00 to 19:00. Use the chat or the call button at the edge of every page.';
