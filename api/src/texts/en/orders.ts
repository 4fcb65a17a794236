// Placing an order.
export const selectOnlinePayment = 'Please select Online Payment method.';
export const designGone = 'A picture of your design is no longer in your cart. Please add it again.';
/** A product that is gone with its name. */
export const namelessUnavailable = 'A product in your cart is no longer available.';
export const pricesChanged = 'Prices have changed. Please review your cart.';
export const itemsWithoutPrice = 'These items have no price yet and cannot be ordered.';
export const keyUsedForOrder = 'This Idempotency-Key was used for another order.';
export const orderBeingPlaced = 'Your order is being placed. Please wait a moment.';
export const holdEnded =
  'This order can no longer be paid because its items are no longer reserved. Please order again.';
/** In the panel: a cancelled order cannot wait for its payment again. */
export const creditSpentElsewhere =
  'The credit that was to pay a part of this order has been spent on something else, so the order stays cancelled.';
/** At checkout. */
export const creditGone = 'A credit that you chose can no longer be spent. Please check your credits again.';
export const partCancelled =
  'A part of this order was cancelled, so it can no longer be paid. Please order again what you still want.';

// Finding an order without logging in.
export const orderNumberInvalid = 'This is not an order number. It looks like AA-7K3F-92QD.';
export const phoneRequired = 'Please enter the phone number of the delivery address.';
export const tooManyTries = 'This order was searched for too often. Please wait a moment.';
export const noSuchOrder = 'No order with this number and phone number was found.';

export const noInvoiceYet = 'This order has not been paid, so it has no invoice yet.';

// Changing an order in the panel.
export const parcelNotFound = 'Parcel not found.';
export const notPaidYet = 'This order has not been paid yet.';
export const onHold = 'This order is on hold: an admin decides first whether it is sent.';
export const notOnHold = 'This order is not on hold any more.';
export const holdReasonRequired = 'Please say why.';
export const staysDelivered = 'Pieces of this parcel are returned or exchanged, so it stays Delivered.';
export const refundBegun = 'The money for these items is going back to the shopper, so they stay cancelled.';
export const cancelledByShopper = 'The shopper has cancelled these items, so they stay cancelled.';
export const cannotComeBack = (product: string, size: string) =>
  `${product} is no longer sold in size ${size}, so it cannot come back.`;
export const mailOnItsWay = 'The email is on its way.';
export const noMailUnpaid = 'This order has not been paid, so there is no such email.';
export const noMailPending = 'No email is sent about a pending order that cannot be paid.';

// Notes for admins about the money of an order.
export const wrongAmountSentBack = (amount: string) =>
  `A payment of ${amount} does not match the amount of this order. It goes back to the shopper.`;
export const wrongAmountNotCaptured = (amount: string) =>
  `A payment of ${amount} does not match the amount of this order. It was not captured.`;
export const sentBackTooMuch = (amount: string) =>
  `${amount} was refunded from the provider's dashboard, but this store did not owe it.`;
export const refundOverdue = (amount: string) =>
  `${amount} should have gone back to the shopper days ago. The provider has not taken the refund yet.`;
export const owedTooLittle = (amount: string) =>
  `${amount} is owed to the shopper, less than the provider sends back alone. After a week it becomes their credit.`;

/** A parcel that was sent, delivered or cancelled meanwhile. */
export const notToPack = 'This parcel is not waiting to be packed any more.';

/** The port to the carrier. */
/** What the carrier says of a parcel that it does not take. */
export const carrierRefused = (reason: string) =>
  reason === '' ? 'The carrier does not accept this parcel.' : `The carrier does not accept this parcel: ${reason}`;
export const carrierRefusedPickup = (reason: string) =>
  reason === '' ? 'The carrier does not pick up on this day.' : `The carrier does not pick up on this day: ${reason}`;
export const notServed = (pincode: string, why: 'unknown' | 'for-now') =>
  why === 'unknown'
    ? `The carrier does not deliver to ${pincode}. Send this parcel with another carrier.`
    : `The carrier does not deliver to ${pincode} for now. Try again later, or send this parcel with another carrier.`;
export const pickupDays = (most: number) => `Please choose a day from today on, within ${most} days.`;
export const nothingToFetch = 'No booked parcel is waiting for pick-up.';
export const noWeightToAnswer = 'The carrier charges no more weight than was booked.';
export const noCarrier = 'No carrier is connected. Type the tracking ID instead.';
export const notBooked = 'The carrier has this parcel already, or it is not booked any more.';
export const notFailed = 'Nothing is waiting for an answer: the carrier has sent another update meanwhile.';
