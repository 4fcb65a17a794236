import { fieldNames } from '#texts/fields.ts';

/** What people call a field: `shippingAddress` is "shipping address". Entries of a list have the name of the list. */
export function nameField(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const known = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
  return known ?? key.replaceAll('_', ' ').replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
