export const choosePrintout = 'Choose what to print.';
export const chooseOrders = 'Choose at least one order.';
export const tooManyOrders = (most: number) => `Choose at most ${most} orders.`;
