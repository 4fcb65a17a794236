/** The steps of buying, as checkout's frame shows them. */
export const stepNames = ['Cart', 'Address', 'Payment'];
