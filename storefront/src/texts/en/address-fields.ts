import { formatChoice } from '@aaram/shared-domain/format';

/** The fields of an address, at checkout and in My Addresses. */
export const name = 'Name';
export const phone = 'Phone';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const chooseState = 'Choose a state';
export const pincode = 'Pincode';
export const landmark = 'Landmark';

// The PIN code belongs to another state than the chosen one.
export const pincodeIsElsewhere = (pincode: string, states: readonly string[], chosen: string) =>
  `PIN code ${pincode} is in ${formatChoice(states)}. You chose ${chosen}. Which is right?`;
export const takeState = (state: string) => `Use ${state}`;
export const keepState = (state: string) => `Keep ${state}`;
