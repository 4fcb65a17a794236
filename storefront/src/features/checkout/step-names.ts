export const stepNames = ['Cart', 'Address', 'Payment'];
