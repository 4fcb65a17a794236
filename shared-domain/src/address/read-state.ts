import { foldDigits } from '../read/read-text.ts';
import { stateNames } from './state-names.ts';
import { statePins } from './state-pins.ts';
import { gstStateCodes, type IndianState, indianStates } from './states.ts';

/** Without case, accents of Latin letters, points, hyphens and spaces; `&` is read as `and`. */
const fold = (name: string) =>
  foldDigits(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[\p{P}\p{Z}\p{Cf}\s]/gu, '');

const byName = new Map(
  indianStates.flatMap((state) => [state, ...stateNames[state]].map((name) => [fold(name), state] as const)),
);

/** A state by any name that people write: `Orissa`, `UP`, `J&K`, `केरल`; undefined for an unknown one. */
export const readState = (typed: string): IndianState | undefined => byName.get(fold(typed));

/** The GST code of a state by any of its names; null for an unknown name. */
export function findGstStateCode(typed: string): string | null {
  const state = readState(typed);
  return state === undefined ? null : gstStateCodes[state];
}

const areas = new Map<string, IndianState[]>();
for (const state of indianStates) {
  for (const span of statePins[state].replaceAll('*', '').split('|')) {
    const [first = '', last = first] = span.split('-');
    for (let area = Number(first); area <= Number(last); area += 1) {
      areas.set(String(area), [...(areas.get(String(area)) ?? []), state]);
    }
  }
}

/**
 * The states that a PIN code can belong to, by its first three digits: none for an unknown area, several where
 * neighbours share it. The PIN does not decide the state; a shopper who says otherwise is believed after one question.
 */
export const statesOfPincode = (pincode: string): readonly IndianState[] => areas.get(pincode.slice(0, 3)) ?? [];
