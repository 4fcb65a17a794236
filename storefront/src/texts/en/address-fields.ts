/** The fields of an address, at checkout and in My Addresses. */
export const name = 'Name';
export const phone = 'Phone';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const chooseState = 'Choose a state';
export const pincode = 'Pincode';
export const landmark = 'Landmark';
