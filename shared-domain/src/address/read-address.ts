import { readPhone, readPincode, readText } from '../read/index.ts';
import { readState } from './read-state.ts';
import type { AddressInput } from './schema.ts';

/** An address as it is checked and stored; `landmark` is null when nothing was said. */
export type ReadAddress = Record<'name' | 'phone' | 'address' | 'city' | 'state' | 'pincode', string> & {
  landmark: string | null;
};

/**
 * What somebody meant by the fields of an address (product-rules.md#texts-as-people-type-them): the phone as ten digits,
 * the PIN as six, the state by its present name. What was not understood stays as typed, for the checks to refuse.
 */
export function readAddress(typed: AddressInput): ReadAddress {
  const state = readText(typed.state).trim();
  return {
    name: readText(typed.name).trim(),
    phone: readPhone(typed.phone) || readText(typed.phone).trim(),
    address: readText(typed.address).trim(),
    city: readText(typed.city).trim(),
    state: readState(state) ?? state,
    pincode: readPincode(typed.pincode),
    landmark: readText(typed.landmark ?? '').trim() || null,
  };
}
