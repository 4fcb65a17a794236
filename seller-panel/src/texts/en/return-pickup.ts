/** The carrier's pick-up of a return, on its card. */
export const book = 'Book the carrier to fetch it';
export const bookOf = (number: string) => `Book the carrier to fetch the return of order ${number}`;
export const booked = 'The carrier will fetch it.';
export const notBooked = 'The pick-up is not booked.';
export const fetchedUnder = (trackingId: string) => `The carrier fetches it. Tracking ID: ${trackingId}`;
