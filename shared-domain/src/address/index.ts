export { addressFields, checkCheckoutAddress, checkSavedAddress, type RequiredAddressField } from './check-address.ts';
export type { Address, AddressInput } from './schema.ts';
export { indianStates } from './states.ts';
