import { readPincode } from '../read/index.ts';
import { isPincode } from './check-address.ts';
import { cityPins } from './city-pins.ts';
import { readState, statesOfPincode } from './read-state.ts';
import type { IndianState } from './states.ts';

/** What a PIN code says of its place: a city or state that it does not say is undefined (product-rules.md#pincode-first). */
export type Place = { city: string | undefined; state: IndianState | undefined };

/** City and state of a typed PIN code, as far as its first digits tell. */
export function findPlace(typed: string): Place {
  const pincode = readPincode(typed);
  if (!isPincode(pincode)) {
    return { city: undefined, state: undefined };
  }
  const states = statesOfPincode(pincode);
  return {
    city: [6, 5, 4, 3].map((digits) => cityPins[pincode.slice(0, digits)]).find(Boolean),
    state: states.length === 1 ? states[0] : undefined,
  };
}

/**
 * The states that a PIN code belongs to when the chosen state is none of them; empty where they agree or one of both is
 * unknown. The person decides (product-rules.md#pincode-first).
 */
export function findOtherStates({ pincode, state }: { pincode: string; state: string }): readonly IndianState[] {
  const read = readPincode(pincode);
  const chosen = readState(state);
  const states = isPincode(read) ? statesOfPincode(read) : [];
  return chosen === undefined || states.includes(chosen) ? [] : states;
}
