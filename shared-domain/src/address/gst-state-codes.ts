import { gstStateCodes, type IndianState, indianStates } from './states.ts';

/** The state with this GST code; null when there is none. */
export const findGstState = (code: string): IndianState | null =>
  indianStates.find((state) => gstStateCodes[state] === code) ?? null;
