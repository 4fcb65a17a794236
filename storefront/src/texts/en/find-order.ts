export const findYourOrder = 'Find your order';
export const seeHowFarYourOrderHas =
  'See how far your order has come, without logging in. Names and addresses are not shown here.';
export const enterYourOrderNumber = 'Please enter your order number.';
export const enterPhoneNumberOfDeliveryAddress = 'Please enter the phone number of the delivery address.';
export const yourOrderCouldNotBeLooked = 'Your order could not be looked up.';
export const orderNumber = 'Order number';
export const forExampleAa7k3f92qdYou = 'For example AA-7K3F-92QD. You can find it in our emails.';
export const phoneNumberOfDeliveryAddress = 'Phone number of the delivery address';
export const findOrder = 'Find order';
export const logIn = 'log in';
export const placed = 'Placed';
export const beingPacked = 'Being packed';
export const orderNumber2 = (number: string | number) => `Order ${number}`;
