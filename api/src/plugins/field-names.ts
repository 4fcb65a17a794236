import * as texts from '#texts/plugins.ts';

/** What people call the fields for which the name in code is not enough. */
const names: Readonly<Record<string, string>> = {
  _id: 'item',
  after: texts.beginningOfList,
  agreedToTerms: texts.agreementToTerms,
  cursor: texts.pageOfList,
  customImages: texts.picturesOfYourDesign,
  email: texts.emailAddress,
  hsn: texts.hsnCode,
  netQuantity: texts.netQuantity,
  isAvailable: 'availability',
  isBanned: 'ban',
  limit: texts.numberOfResults,
  media: 'pictures',
  mobile: texts.mobileNumber,
  mrp: 'MRP',
  order_id: 'order',
  orderId: 'order',
  phone: texts.phoneNumber,
  previewImage: texts.previewOfYourDesign,
  productId: 'product',
  q: texts.searchText,
  rawImage: texts.pictureOfYourDesign,
  razorpay_order_id: texts.orderOfPayment,
  razorpay_payment_id: texts.numberOfPayment,
  razorpay_signature: texts.signatureOfPayment,
  sizeType: texts.kindOfSizes,
  sort: texts.orderOfList,
  token: 'link',
  total: texts.productTotal,
  totalAmount: texts.productTotal,
  trackingId: 'tracking ID',
  gstAmount: texts.gstAmount,
  user: 'shopper',
  userId: 'shopper',
  view: texts.viewOfList,
};

/** What people call a field: `shippingAddress` is "shipping address". Entries of a list have the name of the list. */
export function nameField(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  return known ?? key.replaceAll('_', ' ').replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
