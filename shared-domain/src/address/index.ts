import type { z } from 'zod';
import type { addressInputSchema, addressSchema } from './schema.ts';

export { addressFields, checkCheckoutAddress, checkSavedAddress, type RequiredAddressField } from './check-address.ts';
export { indianStates } from './states.ts';
export type Address = z.infer<typeof addressSchema>;
export type AddressInput = z.infer<typeof addressInputSchema>;
