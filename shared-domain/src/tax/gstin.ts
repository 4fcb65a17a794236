import { findGstState } from '../address/gst-state-codes.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, number of the registration, Z, check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A typed GSTIN as it is stored: without spaces, in capitals. */
export const plainGstin = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

/** The last sign of a GSTIN, from the fourteen before it. */
export function gstinCheckSign(first14: string): string {
  const sum = [...first14].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** Whether a GSTIN can exist: its form, a known state, and its check digit. */
export const isGstin = (gstin: string): boolean =>
  FORM.test(gstin) && findGstState(gstin.slice(0, 2)) !== null && gstinCheckSign(gstin.slice(0, 14)) === gstin.at(-1);
