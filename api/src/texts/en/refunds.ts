// Cancelling and giving back in the panel.
export const chooseItem = 'Please choose an item of this order.';
export const chooseOne = 'Please choose items to cancel, or an amount to give back.';
export const nothingPaid = 'Nothing is paid for this item any more, so nothing can go back.';
export const atMost = (amount: string) => `At most ${amount} can go back for this item.`;
export const amountsChanged = 'The amounts have changed in the meantime. Please check them again.';
export const notThere = 'This is not part of the order.';
export const moneyHasGone = 'The money is on its way to the customer already, so this cannot be undone.';
export const parcelHasLeft = 'The parcel is not being packed any more, so these items cannot come back into it.';
