/** Words that Delhivery's API wants, the same in every language. */
export const country = 'India';
export const prepaid = 'Prepaid';
export const pickup = 'Pickup';
export const goods = 'Apparel and accessories';
/** The name of a seller's pick-up place. */
export const placeName = (seller: string, sign: string) => `Aaram ${seller} ${sign}`;
/** Of the settings. */
export const pinProblem = 'DELHIVERY_PICKUP_PIN: must be six digits';
