export { addressFields, checkCheckoutAddress, checkSavedAddress, type RequiredAddressField } from './check-address.ts';
export { indianStates } from './states.ts';
export type { Address, AddressInput } from './schema.ts';
