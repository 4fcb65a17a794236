/** Words that Delhivery's API wants, the same in every language. */
export const country = 'India';
export const prepaid = 'Prepaid';
export const pickup = 'Pickup';
export const goods = 'Apparel and accessories';
