/** Checkout of the cart, and of an order that was placed before. */

// Steps
export const steps = 'Steps';
export const address = 'Address';
export const payment = 'Payment';

// Address
export const deliverTo = 'Deliver to';
export const typeAddressBelow = 'You can also type the address below.';
export const newAddress = 'Use a new address';
export const editThisAddress = 'Edit this address';
export const saveNewAddress = 'Save to my addresses';
export const saveChangedAddress = 'Save these changes to my addresses';

// A business
export const forBusiness = 'I buy for a business and need a GST invoice';

// Payment method
export const paymentMethod = 'Payment method';
export const waysToPay = 'UPI, cards, net banking or wallet. You pay in a secure Razorpay window.';

// What is missing
export const cartEmpty = 'Cart is empty or invalid.';
export const beforePlacingOrder = 'Before you place the order';
export const correctMarkedFields = 'Correct the marked fields';
export const completeBusiness = 'Correct the details of the business to place the order';
export const completeAddress = 'Complete the address to place the order';
export const selectPayment = (method: string) => `Select ${method} to place the order`;
export const completeAddressAndSelectPayment = (method: string) =>
  `Complete the address and select ${method} to place the order`;

// Summary; on phones it is one line with the total
export const orderSummary = 'Order summary';
export const orderSummaryOf = (amount: string) => `Order summary · ${amount}`;
export const arrivesAt = (pincode: string) => `Arrives at ${pincode}`;
export const acceptTerms = <Part>(terms: (words: string) => Part) => [
  'By placing the order you accept the ',
  terms('Terms & conditions'),
  '.',
];

// The button and its progress
export const placeOrder = 'Place Order';
export const placingOrder = 'Placing your order…';
export const openingPayment = 'Opening the payment…';
export const waitingForPayment = 'Waiting for your payment…';
export const checkingPayment = 'Checking your payment…';
export const paymentCompleted = 'Payment completed. Redirecting...';

// Trouble, with what to do. `button` is what opens the payment again.
export const somethingWentWrong = 'Something went wrong.';
export const paymentNotLoaded = 'Payment could not be loaded. Check your connection and try again.';
export const paymentNotCompleted = 'The payment was not completed.';
export const orderSavedPay = (button: string) => `Your order is saved. Press ${button} to pay for it.`;
export const paymentDeclined = 'The payment was declined.';
export const orderSavedPayAgain = (button: string) =>
  `Your order is saved. Press ${button} to try again, with this or another way to pay.`;
export const payableNow = (amount: string) => `Payable now: ${amount}`;
export const reviewAmounts = 'Review the amounts, then place the order again.';
export const someItem = 'An item';
export const onlyLeft = (item: string, count: number) => `${item}: ${count} left`;
export const onlyLeftOfSize = (item: string, size: string, count: number) => `${item}, size ${size}: ${count} left`;
export const changeOrRemove = 'Change the quantity or remove the item, then place the order again.';

// An order that was placed before
export const orderNumber = (number: string) => `Order ${number}`;
export const notPaidYet = (end: string) => `Not paid yet. Its items are reserved for you until ${end}.`;
export const deliveryTo = 'Delivery to';
export const partCancelled = 'A part of this order was cancelled before it was paid.';
export const notPaidInTime = 'This order was not paid in time.';
export const orderAgain = 'If you still want its items, please order again.';
export const nothingToPay = 'This order does not need to be paid.';
export const viewOrder = 'View order';
export const orderNotFound = 'Order not found.';
