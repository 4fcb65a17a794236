/** At checkout. */
export const logInToProceed = 'Please log in to proceed.';
export const cartInvalid = 'Cart is empty or invalid.';
export const tooManyCredits = 'You can pay with up to 10 credits at once.';
export const tooManyItems = 'You can order up to 50 different items at once.';
export const selectOnlinePayment = 'Please select Online Payment method.';

/** The name of a parcel of an order that comes in several. */
export const parcelOf = (place: number, count: number) => `Parcel ${place} of ${count}`;

/** In the panel: status, tracking and mails of an order. */
export const parcelNotFound = 'Parcel not found.';
export const chooseStatus = 'Please choose a status.';
export const trackingIdTooLong = 'A tracking ID has at most 64 characters.';
export const trackingIdCharacters = 'A tracking ID has only letters, digits, spaces and . , _ / -';
export const chooseCarrier = 'Please choose a carrier.';
export const chooseMail = 'Please choose an email.';

/** Finding an order without a login. */
export const enterOrderNumber = 'Please enter your order number.';
export const enterDeliveryPhone = 'Please enter the phone number of the delivery address.';
