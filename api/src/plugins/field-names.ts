/** What people call the fields for which the name in code is not enough. */
const names: Readonly<Record<string, string>> = {
  _id: 'item',
  after: 'beginning of the list',
  agreedToTerms: 'agreement to the terms',
  cursor: 'page of the list',
  customImages: 'pictures of your design',
  email: 'email address',
  hsn: 'HSN code',
  netQuantity: 'net quantity',
  isAvailable: 'availability',
  isBanned: 'ban',
  limit: 'number of results',
  media: 'pictures',
  mobile: 'mobile number',
  mrp: 'MRP',
  order_id: 'order',
  orderId: 'order',
  phone: 'phone number',
  previewImage: 'preview of your design',
  productId: 'product',
  q: 'search text',
  rawImage: 'picture of your design',
  razorpay_order_id: 'order of the payment',
  razorpay_payment_id: 'number of the payment',
  razorpay_signature: 'signature of the payment',
  sizeType: 'kind of sizes',
  sort: 'order of the list',
  token: 'link',
  total: 'product total',
  totalAmount: 'product total',
  trackingId: 'tracking ID',
  gstAmount: 'GST amount',
  user: 'shopper',
  userId: 'shopper',
  view: 'view of the list',
};

/** What people call a field: `shippingAddress` is "shipping address". Entries of a list have the name of the list. */
export function nameField(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  return known ?? key.replaceAll('_', ' ').replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
