/** Finding an order by its number, without logging in. The page's title stands in `info-titles.ts`. */
export const intro = 'See how far your order has come, without logging in. Names and addresses are not shown here.';

// Form
export const orderNumber = 'Order number';
export const orderNumberHint = 'For example AA-7K3F-92QD. You can find it in our emails.';
export const phone = 'Phone number of the delivery address';
export const findOrder = 'Find order';
export const logInForMore = <Part>(logIn: (words: string) => Part) => [
  'To see everything about your orders, or to return something, ',
  logIn('log in'),
  '.',
];
export const enterOrderNumber = 'Please enter your order number.';
export const enterPhone = 'Please enter the phone number of the delivery address.';
export const orderNotLookedUp = 'Your order could not be looked up.';

// The order that was found
export const orderNamed = (number: string) => `Order ${number}`;
export const payment = <Part>(status: Part) => ['Payment: ', status];
export const onlyParcel = 'Your parcel';
export const parcelOf = (place: number, count: number) => `Parcel ${place} of ${count}`;
export const trackingId = <Part>(id: Part) => ['Tracking ID ', id];

// Steps of a parcel
export const placed = 'Placed';
export const beingPacked = 'Being packed';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
