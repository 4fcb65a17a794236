export const myOrders = 'My Orders';
export const saveAsPdfOrPrint = 'Save as PDF or print';
