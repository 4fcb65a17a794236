export const thisIsNotOrderNumberIt = 'This is not an order number. It looks like AA-7K3F-92QD.';
export const enterPhoneNumberOfDeliveryAddress = 'Please enter the phone number of the delivery address.';
export const noOrderWithThisNumberAnd = 'No order with this number and phone number was found.';
export const yourOrderIsBeingPlacedWait = 'Your order is being placed. Please wait a moment.';
export const thisOrderCanNoLongerBe =
  'This order can no longer be paid because its items are no longer reserved. Please order again.';
export const partOfThisOrderWasCancelled =
  'A part of this order was cancelled, so it can no longer be paid. Please order again what you still want.';
export const productInYourCart = 'A product in your cart';
export const youDoNotHaveAccessTo = 'You do not have access to this.';
export const selectOnlinePaymentMethod = 'Please select Online Payment method.';
export const productNotFound = 'Product not found.';
export const pictureOfYourDesignIsNo = 'A picture of your design is no longer in your cart. Please add it again.';
export const pricesHaveChangedReviewYourCart = 'Prices have changed. Please review your cart.';
export const theseItemsHaveNoPriceYet = 'These items have no price yet and cannot be ordered.';
export const selectSize = 'Please select a size';
export const thisIdempotencyKeyWasUsedFor = 'This Idempotency-Key was used for another order.';
export const somethingWentWrong = 'Something went wrong.';
export const orderNotFound = 'Order not found.';
export const thisOrderHasNotBeenPaid = 'This order has not been paid, so it has no invoice yet.';
export const moneyForTheseItemsIsGoing =
  'The money for these items is going back to the shopper, so they stay cancelled.';
export const shopperHasCancelledTheseItemsSo = 'The shopper has cancelled these items, so they stay cancelled.';
export const deliveryTo = 'Delivery to';
export const order = 'Order';
export const invoice = 'Invoice';
export const trackingIds = 'Tracking IDs';
export const trackingId = 'Tracking ID';
export const yourOrders = 'Your orders';
export const withoutLoggingInPublicUrlFind = (publicUrl: string | number) =>
  `Without logging in: ${publicUrl}/find-order, with the order number and the phone number of the address.`;
export const thankYouForYourOrderYour = (payableAmount: string | number) =>
  `Thank you for your order. Your payment of ${payableAmount} has arrived, and we are packing your order:`;
export const yourBrandNameOrderIsConfirmed = (brandName: string | number) => `Your ${brandName} order is confirmed`;
export const yourOrderIsConfirmed = 'Your order is confirmed';
export const partOfYourBrandNameOrder = (brandName: string | number) => `Part of your ${brandName} order was refunded`;
export const partOfYourPaymentIsBeing = 'Part of your payment is being refunded';
export const youHaveCancelledThisOrder = 'You have cancelled this order.';
export const weAreSorryWeCouldNot = 'We are sorry: we could not fulfil this order.';
export const yourPaymentOfAmount = (amount: string | number) => `Your payment of ${amount}`;
export const yourBrandNameOrderWasCancelled = (brandName: string | number) =>
  `Your ${brandName} order was cancelled and refunded`;
export const yourRefundIsOnItsWay = 'Your refund is on its way';
export const weArePackingYourOrder = 'We are packing your order:';
export const weArePackingOrderOfYour = (order: string | number) => `We are packing ${order} of your order:`;
export const yourOrderHasBeenShippedAnd = 'Your order has been shipped and is on its way to you:';
export const yourOrderHasBeenShippedAnd2 =
  'Your order has been shipped and is on its way to you. You can find its tracking ID below:';
export const yourOrderHasBeenDeliveredWe =
  'Your order has been delivered. We hope you like it, and would love to read your review:';
export const yourOrderWasCancelledYourPayment = (payableAmount: string | number) =>
  `Your order was cancelled. Your payment of ${payableAmount} will be returned to you:`;
export const yourOrderWasCancelledYouHave = 'Your order was cancelled. You have not been charged for it:';
export const youHaveNotBeenChargedFor = 'You have not been charged for it';
export const yourBrandNameOrder = (brandName: string | number) => `Your ${brandName} order`;
export const partOfYourBrandNameOrder2 = (brandName: string | number) => `Part of your ${brandName} order`;
export const yourOrder = 'Your order';
export const partOfYourOrder = 'Part of your order';
export const weHaveYourRequestForYour = (brand: string | number) => `We have your request for your ${brand} order`;
export const yourRequestForYourBrandOrder = (brand: string | number) =>
  `Your request for your ${brand} order is approved`;
export const yourBrandItemIsOnIts = (brand: string | number) => `Your ${brand} item is on its way back`;
export const yourNewBrandItemIsKept = (brand: string | number) => `Your new ${brand} item is kept for you`;
export const partOfYourBrandOrderWas = (brand: string | number) => `Part of your ${brand} order was cancelled`;
export const youHaveWithdrawnRequestForYour = (brand: string | number) =>
  `You have withdrawn a request for your ${brand} order`;
export const yourRequestForYourBrandOrder2 = (brand: string | number) =>
  `Your request for your ${brand} order was refused`;
export const yourBrandItemWasNotAccepted = (brand: string | number) => `Your ${brand} item was not accepted`;
export const partOfYourBrandOrderWas2 = (brand: string | number) => `Part of your ${brand} order was refunded`;
export const yourNewBrandItemIsOn = (brand: string | number) => `Your new ${brand} item is on its way`;
export const reason = 'Reason';
export const fee = 'Fee';
export const returnNotFound = 'Return not found.';
export const pictureIsNoLongerAvailableAdd = 'A picture is no longer available. Please add it again.';
export const thisSizeIsNotAvailableNow =
  'This size is not available now. Please choose another one, or ask for a return.';
export const chooseItemOfThisOrder = 'Please choose an item of this order.';
export const thisIdempotencyKeyWasUsedFor2 = 'This Idempotency-Key was used for another request.';
export const sayWhyForShopper = 'Please say why, for the shopper.';
export const chooseWhetherPiecesAreSoldAgain = 'Please choose whether the pieces are sold again.';
export const thisReturnHasChangedInMeantime = 'This return has changed in the meantime. Please look at it again.';
export const thisPageOfListDoesNot = 'This page of the list does not exist.';
export const parcelNotFound = 'Parcel not found.';
export const mailIsOnItsWay = 'The mail is on its way.';
export const thisOrderHasNotBeenPaid2 = 'This order has not been paid yet.';
export const piecesOfThisParcelAreReturned = 'Pieces of this parcel are returned or exchanged, so it stays Delivered.';
export const thisOrderHasNotBeenPaid3 = 'This order has not been paid, so there is no such mail.';
export const noMailIsSentAboutPending = 'No mail is sent about a pending order.';
export const paymentOfSumIsNotWhat = (sum: string | number) =>
  `A payment of ${sum} is not what this order costs. It goes back to the shopper.`;
export const paymentOfSumIsNotWhat2 = (sum: string | number) =>
  `A payment of ${sum} is not what this order costs. It was not captured.`;
