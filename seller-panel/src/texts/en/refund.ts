import { plural } from '@aaram/shared-domain/format';

/** Cancelling items of an order, and giving a part of the price back. Amounts and times are written: '₹80.00'. */
export const title = 'Cancel or refund';
export const explain = 'The amounts are shown before anything happens.';
export const cancelItems = 'Cancel items';
export const refundOnly = 'Refund without a return';

const pieces = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` });
export const quantityOf = (name: string) => `Pieces of ${name} to cancel`;
export const cancellable = (size: string, count: number) => `Size: ${size} · up to ${pieces(count)}`;
export const amountFor = (name: string) => `Rupees back for ${name}`;
export const upTo = (amount: string) => `Up to ${amount}`;
export const notAnAmount = (most: string) => `Please enter an amount up to ${most}.`;
export const reason = 'Reason';
export const reasonHint = 'The customer reads it, and it is recorded in the history.';
export const sayWhy = 'Please say why, for the customer.';

export const amounts = 'Amounts before and after';
export const what = 'Amount';
export const before = 'Before';
export const after = 'After';
export const goesBack = 'Goes back';
export const goods = 'Items';
export const gst = 'GST';
export const delivery = 'Delivery';
export const total = 'Total';
export const chooseFirst = 'Choose pieces to see what goes back.';
export const enterFirst = 'Enter an amount to see what goes back.';
export const reckoning = 'The amounts are being calculated...';
export const notReckoned = 'The amounts could not be calculated.';
export const cancelsParcel = (parcels: readonly number[], ofMany: boolean) =>
  ofMany
    ? plural(parcels.length, {
        one: `Parcel ${parcels.join(', ')} is cancelled as a whole.`,
        other: `Parcels ${parcels.join(', ')} are cancelled as a whole.`,
      })
    : 'The whole order is cancelled.';
export const undoUntil = (time: string) => `It can be undone until ${time}. The money is sent then.`;

export const keep = 'Change nothing';
export const confirmCancel = (amount: string) => `Cancel and refund ${amount}`;
export const confirmRefund = (amount: string) => `Refund ${amount}`;
export const notDone = 'Nothing was changed.';
export const cancelled = 'Items cancelled';
export const refunded = 'Refund noted';
export const undo = 'Undo';
export const undoOf = (what: string) => `Undo: ${what}`;
export const undone = 'Undone';
export const notUndone = 'It could not be undone.';
