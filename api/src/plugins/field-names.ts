import { fieldNames } from '#texts/fields.ts';

/**
 * What people call a field: `shippingAddress` is "shipping address". Entries of a list have the name of the list. undefined
 * for what no form has.
 */
export function nameField(path: readonly PropertyKey[]): string | undefined {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  return Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
}
