import type { Variable } from './variables.mjs';

function describeRange({ min, max, more }: Variable): string {
  if (more !== undefined) {
    return ` above ${more}`;
  }
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`;
}

/** The allowed values of a variable, for the documentation and for error messages. */
export function describeKind(variable: Variable): string {
  const { kind, unit, choices = [], minLength, like } = variable;
  switch (kind) {
    case 'port':
      return 'a port number from 0 to 65535';
    case 'integer':
      return `a whole number of ${unit}${describeRange(variable)}`;
    case 'number':
      return `a number of ${unit}${describeRange(variable)}`;
    case 'origin':
      return 'an address like https://shop.example';
    case 'address':
      return 'an address with its protocol';
    case 'https':
      return 'an address that begins with https://';
    case 'addresses':
      return 'addresses, separated by commas';
    case 'choice':
      return `one of ${choices.join(', ')}`;
    case 'flag':
      return '1 or 0';
    case 'text':
      return like ?? (minLength === undefined ? 'a text' : `a text of ${minLength} characters or more`);
  }
}

/** The value when a variable is not set, for the documentation. */
export function describeDefault({ default: fallback, otherwise }: Variable): string {
  if (otherwise !== undefined) {
    return otherwise;
  }
  if (typeof fallback === 'object') {
    return Object.entries(fallback)
      .map(([reader, value]) => `\`${value}\` (${reader})`)
      .join(', ');
  }
  return typeof fallback === 'boolean' ? `\`${Number(fallback)}\`` : `\`${fallback}\``;
}
