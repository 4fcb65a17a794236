import * as texts from '#texts/address.ts';
import { isBlank, readPhone, readPincode } from '../read/index.ts';
/** Required fields of an address, in the order of the form; landmark is optional (product-rules.md#addresses). */
export const addressFields = ['name', 'phone', 'pincode', 'address', 'city', 'state'] as const;
export type RequiredAddressField = (typeof addressFields)[number];
type Draft = { readonly [field in RequiredAddressField]?: string | undefined };

/** A problem with one field; `message` can be shown as it is. */
export type FieldProblem = { path: RequiredAddressField; message: string };

/** A phone number of ten digits once it is read (product-rules.md#phone-number). */
const isTenDigitPhone = (phone: string) => readPhone(phone).length === 10;

/** An Indian PIN code once it is read: six digits, the first not zero. */
export const isPincode = (pincode: string) => /^[1-9][0-9]{5}$/.test(readPincode(pincode));

/** Of a state that the PIN code is not in, until the person says which is right. */
export const stateProblem: FieldProblem = { path: 'state', message: texts.chooseTheState };

function checkFormats(draft: Draft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isBlank(draft.phone) && !isTenDigitPhone(draft.phone ?? '')) {
    problems.push({ path: 'phone', message: texts.phoneNeedsTenDigits });
  }
  if (!isBlank(draft.pincode) && !isPincode(draft.pincode ?? '')) {
    problems.push({ path: 'pincode', message: texts.pincodeNeedsSixDigits });
  }
  return problems;
}

/** Checks a checkout address: 'Please enter {field}' if empty, then formats ('Phone number must be 10 digits.'). */
export function checkCheckoutAddress(draft: Draft): FieldProblem[] {
  const missing = addressFields
    .filter((field) => isBlank(draft[field]))
    .map((field) => ({ path: field, message: texts.enterField(field) }));
  return [...missing, ...checkFormats(draft)];
}

/** Checks a saved address: 'Please fill all required fields.' on each empty field, then the same formats. */
export function checkSavedAddress(draft: Draft): FieldProblem[] {
  const missing = addressFields
    .filter((field) => isBlank(draft[field]))
    .map((field) => ({ path: field, message: texts.fillRequiredFields }));
  return [...missing, ...checkFormats(draft)];
}
