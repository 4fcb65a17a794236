export const sizeGuide = 'Size guide';
export const exchangeReturnPolicy = 'Exchange & Return Policy';
export const termsConditions = 'Terms & Conditions';
export const privacyPolicy = 'Privacy Policy';
export const shippingPolicy = 'Shipping Policy';
export const clothing = 'Clothing';
export const chest = 'Chest';
export const waist = 'Waist';
export const hip = 'Hip';
export const measureOverLightClothesChestAt =
  'Measure over light clothes: the chest at its fullest, the waist at its narrowest, the hip at its widest.';
export const kidsWearByAgeInYears = "Kids' wear, by age in years";
export const height = 'Height';
export const childrenOfOneAgeDifferGo =
  'Children of one age differ: go by the height, from the head to the floor without shoes.';
export const shoes = 'Shoes';
export const foot = 'Foot';
export const standOnPaperMarkHeelAnd =
  'Stand on paper, mark heel and longest toe, and measure between the marks. Take the longer foot.';
export const carriersStandardTerms = "The carrier's standard terms";
export const sizesTitle = (title: string | number) => `Sizes: ${title}`;
export const size = 'Size';
export const measureCmInches = (measure: string | number) => `${measure}, cm (inches)`;
export const eu = 'EU';
export const uk = 'UK';
export const contact = 'Contact';
export const grievanceOfficer = 'Grievance officer';
export const moreToRead = 'More to read';
export const whoWeAre = 'Who we are';
export const brandNameIsRunByLegal = (
  brandName: string | number,
  legalName: string | number,
  legalAddress: string | number,
  gstin: string | number,
  supportEmail: string | number,
) => `${brandName} is run by ${legalName}, ${legalAddress}. GSTIN ${gstin}. You can reach us at ${supportEmail}.`;
export const whoMayBuy = 'Who may buy';
export const buyersMustBeMinimumAgeOr = (minimumAge: string | number) =>
  `Buyers must be ${minimumAge} or older. Orders are delivered within India only.`;
export const yourAccount = 'Your account';
export const keepYourPasswordSecretOrdersPlaced =
  'Keep your password secret. Orders placed through your account count as yours, so tell us at once if you think somebody else is using it.';
export const pricesAndPayment = 'Prices and payment';
export const pricesAreInIndianRupeesProduct =
  'Prices are in Indian rupees. Product pages and the cart name what you pay with GST and, where it is charged, delivery.';
export const paymentsAreTakenOnlineByPayment = (
  paymentMethods: string | number,
  paymentMethods2: string | number,
  amount: string | number,
) =>
  `Payments are taken online by ${paymentMethods} or ${paymentMethods2}. Cash on delivery, which would carry a surcharge of ${amount}, is not offered at the moment.`;
export const orderIsAcceptedWhenItsPayment =
  'An order is accepted when its payment has been confirmed. If an item has sold out in the meantime, it is cancelled and your payment for it is refunded the way you paid.';
export const returnsAndExchanges = 'Returns and exchanges';
export const returnsAndExchangesArePossibleWithin = (
  returnWindowDays: string | number,
  amount: string | number,
  creditValidMonths: string | number,
) =>
  `Returns and exchanges are possible within ${returnWindowDays} days of delivery, for a fee of ${amount}. Our terms foresee no refunds, but a credit note or gift card instead, valid for ${creditValidMonths} months. The store does not issue them at the moment: as long as it does not, an accepted return is refunded the way you paid.`;
export const yourOwnDesigns = 'Your own designs';
export const byUploadingPictureForCustomisedItem =
  'By uploading a picture for a customised item you confirm that you may use it. We do not print anything that breaks the law or violates the rights of others.';
export const reviews = 'Reviews';
export const complaints = 'Complaints';
export const officerDesignationEmailPhoneAcknowledgesComplaint = (
  officer: string | number,
  designation: string | number,
  email: string | number,
  phone: string | number,
) =>
  `${officer}, ${designation}, ${email}, ${phone}, acknowledges a complaint within 48 hours and settles it within a month. The page of the grievance officer has a form for it.`;
export const law = 'Law';
export const theseTermsFollowLawOfIndia = 'These terms follow the law of India.';
export const linenShirtTrousersAndRolledBelt = 'Linen shirt, trousers and a rolled belt';
export const aaramIsHindiForEaseWe =
  'Aaram is Hindi for ease. We look for it in everything we sell: clothes that fit well from the first day, bags that are easy to carry, and gifts that do what they promise.';
export const teeAndCushionWhosePrintsGlow = 'A tee and a cushion whose prints glow in the dark';
export const tenCategories = 'Ten categories';
export const blockPrintedKurtaTopAndNecklace = 'A block-printed kurta, a top and a necklace';
export const madeForIndia = 'Made for India';
export const founderCelebrityMoments = 'Founder celebrity moments';
export const howLongYouHave = 'How long you have';
export const untilParcelIsSentYouCan =
  'Until a parcel is sent, you can cancel its items without a reason, and your money goes back at once.';
export const returnsAndExchangesAreAcceptedWithin = (returnWindowDays: string | number) =>
  `Returns and exchanges are accepted within ${returnWindowDays} days of delivery.`;
export const itemIsUnusedUnwashedAndHas = 'The item is unused, unwashed and has its tags.';
export const itIsSentBackInIts = 'It is sent back in its original packaging.';
export const itemsWithYourOwnDesignGo =
  'Items with your own design go back only if they are damaged or not what you ordered, or if the fabric or the print has a fault.';
export const whatItCosts = 'What it costs';
export const nothingIsKeptIfItemIs = 'Nothing is kept if the item is damaged, faulty, missing or not what you ordered.';
export const missingWrongOrDamaged = 'Missing, wrong or damaged';
export const reportMissingOrDamagedItemsWithin = (damageReportHours: string | number) =>
  `Report missing or damaged items within ${damageReportHours} hours of delivery, with a photograph of the parcel and of the item.`;
export const damagedOrIncorrectOrdersCanBe = (damagedReturnDays: string | number) =>
  `Damaged or incorrect orders can be returned within ${damagedReturnDays} days, as our shipping policy says.`;
export const whatYouGetBack = 'What you get back';
export const forAcceptedReturnWhatYouPaid =
  'For an accepted return, what you paid for the item with its GST goes back the way you paid, less the fee. Delivery is not refunded. The amount is named before you ask.';
export const ourTermsForeseeNoRefundsBut = (creditValidMonths: string | number) =>
  `Our terms foresee no refunds, but a credit note or gift card instead, valid for ${creditValidMonths} months. The store does not issue them at the moment: as long as it does not, you get your money back.`;
export const howToAskForReturn = 'How to ask for a return';
export const deliveryChargePaiseAndFreeWhen = (
  deliveryChargePaise: string | number,
  freeDeliveryAbovePaise: string | number,
) => `${deliveryChargePaise}, and free when the products come to more than ${freeDeliveryAbovePaise}`;
export const gstRateLowerPercentOfPrice = (
  gstRateLowerPercent: string | number,
  gstHigherRateAbovePaise: string | number,
  gstRateLowerPercent2: string | number,
  gstRateHigherPercent: string | number,
  gstRateHigherPercent2: string | number,
) =>
  `${gstRateLowerPercent} of the price of the items up to ${gstHigherRateAbovePaise} (the ${gstRateLowerPercent2}% rate), ${gstRateHigherPercent} above it (the ${gstRateHigherPercent2}% rate)`;
export const atCheckoutTodayDeliveryIsDelivery = (delivery: string | number) =>
  `At checkout today, delivery is ${delivery}.`;
export const examples = 'Examples';
export const whatCheckoutChargesToday = 'What checkout charges today';
export const deliveryDelivery = (delivery: string | number) => `Delivery: ${delivery}.`;
export const gstGst = (gst: string | number) => `GST: ${gst}.`;
export const cashOnDeliveryIsNotOffered = 'Cash on delivery is not offered: every order is paid online.';
export const examplesOfWhatCheckoutCharges = 'Examples of what checkout charges';
export const products = 'Products';
export const delivery = 'Delivery';
export const gst = 'GST';
export const youPay = 'You pay';
export const free = 'Free';
export const whatDeliveryCosts = 'What delivery costs';
export const freeShippingAboveAmount = (amount: string | number) => `Free shipping above ${amount}`;
export const standardShippingAmountDays = (amount: string | number, days: string | number) =>
  `Standard shipping ${amount} (${days})`;
export const expressAmountDays = (amount: string | number, days: string | number) => `Express ${amount} (${days})`;
export const codSurchargeAmount = (amount: string | number) => `COD surcharge ${amount}`;
export const youPayWhatProductPageAnd =
  'You pay what the product page and the cart name, not these terms. Cash on delivery (COD) is not offered at the moment.';
export const whereWeDeliver = 'Where we deliver';
export const weDeliverWithinIndiaOnly = 'We deliver within India only.';
export const howLongItTakes = 'How long it takes';
export const metroCitiesMetro = (metro: string | number) => `Metro cities: ${metro}.`;
export const otherCitiesAndTownsOther = (other: string | number) => `Other cities and towns: ${other}.`;
export const remoteAreasRemote = (remote: string | number) => `Remote areas: ${remote}.`;
export const onceOrderHasBeenShippedYou =
  'Once an order has been shipped, you can find its tracking ID in your dashboard under My Orders.';
export const damagedOrIncorrectOrders = 'Damaged or incorrect orders';
export const damagedOrIncorrectOrdersCanBe2 = (damagedReturnDays: string | number) =>
  `Damaged or incorrect orders can be returned within ${damagedReturnDays} days.`;
export const howToPay = 'How to pay';
export const ordersArePaidOnlineByPayment = (paymentMethods: string | number, paymentMethods2: string | number) =>
  `Orders are paid online by ${paymentMethods} or ${paymentMethods2}.`;
export const whatWeKeepAndWhy = 'What we keep, and why';
export const yourNameEmailAndMobileNumber =
  'Your name, email and mobile number, for your account and to reach you about an order.';
export const yourAddressesToDeliver = 'Your addresses, to deliver.';
export const yourOrdersAndInvoicesBecauseTax = 'Your orders and invoices, because tax law requires us to keep them.';
export const yourCartAndWishlistSoThat = 'Your cart and wishlist, so that you find them on every device.';
export const yourReviewsAndPicturesYouUpload = 'Your reviews and the pictures you upload for customised items.';
export const yourComplaintsAndOurAnswersFor = 'Your complaints and our answers, for three years after they are closed.';
export const whatWeDoNotKeep = 'What we do not keep';
export const cardNumbersAndBankDetailsGo =
  'Card numbers and bank details go straight to the payment provider and never pass through our servers. Passwords are stored only as a hash that cannot be read back.';
export const whoElseSeesIt = 'Who else sees it';
export const paymentProviderSeesWhatItNeeds =
  'The payment provider sees what it needs to take a payment. The courier sees your name, address and phone number. A seller sees the items it has to pack and where they go. We do not sell your data.';
export const whatYourBrowserKeeps = 'What your browser keeps';
export const brandNameStoresYourLoginYour = (brandName: string | number) =>
  `${brandName} stores your login, your choice of theme and whether you want music in your browser. There are no advertising trackers.`;
export const yourRights = 'Your rights';
export const writeToSupportEmailToSee = (supportEmail: string | number, minimumAge: string | number) =>
  `Write to ${supportEmail} to see, correct or delete your data. Accounts are for people aged ${minimumAge} or older.`;
export const ifWeDoNotHelpWrite = (designation: string | number, officer: string | number, email: string | number) =>
  `If we do not help, write to our ${designation}, ${officer}: ${email}.`;
export const responsibleForYourDataLegalName = (legalName: string | number, legalAddress: string | number) =>
  `Responsible for your data: ${legalName}, ${legalAddress}.`;
export const call = 'Call';
export const whatsApp = 'WhatsApp';
export const startChat = 'Start a chat';
export const email = 'Email';
export const hours = 'Hours';
export const returnRequestsAreAnsweredWithinReturn = (returnAnswerHours: string | number) =>
  `Return requests are answered within ${returnAnswerHours} hours.`;
export const office = 'Office';
export const officerAcknowledgedWithin48HoursSettled = (officer: string | number) =>
  `${officer}. Acknowledged within 48 hours, settled within a month.`;
