import type { z } from 'zod';
import { nameField } from './field-names.ts';

type RawIssue = z.core.$ZodRawIssue;
type Bound = Extract<RawIssue, { code: 'too_small' | 'too_big' }>;

/** Bounds from here on are only technical, so no message names them. */
const ENDLESS = 1_000_000_000;
/** More choices than this are not listed in a sentence. */
const MOST_CHOICES = 6;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  file: 'a file',
};

const countThings = (count: number | bigint, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function explainBound(issue: Bound, name: string): string {
  const isLow = issue.code === 'too_small';
  const bound = isLow ? issue.minimum : issue.maximum;
  const least = isLow ? 'at least' : 'at most';
  if (issue.origin === 'string') {
    return isLow && bound === 1
      ? `Please enter the ${name}.`
      : `The ${name} must have ${least} ${countThings(bound, 'character')}.`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return `The ${name} must have ${least} ${countThings(bound, 'entry', 'entries')}.`;
  }
  return Math.abs(Number(bound)) >= ENDLESS
    ? `The ${name} must be ${isLow ? 'larger' : 'smaller'}.`
    : `The ${name} must be ${least} ${bound}.`;
}

function explainChoice(values: readonly unknown[], name: string): string {
  const choices = values.filter((value) => value !== '').map(String);
  return choices.length > MOST_CHOICES
    ? `There is no such ${name}.`
    : `The ${name} must be ${choices.length === 1 ? '' : 'one of '}${choices.join(', ')}.`;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What is wrong with a value, in a sentence for the person who entered it. Zod calls this only where a schema has no
 * message.
 */
export function explainIssue(issue: RawIssue): string {
  const name = nameField(issue.path ?? []);
  if (name === '') {
    return isMissing(issue.input) ? 'The request is empty.' : 'The request must be a group of fields.';
  }
  if (isMissing(issue.input)) {
    return `Please enter the ${name}.`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return `The ${name} must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'too_small':
    case 'too_big':
      return explainBound(issue, name);
    case 'invalid_value':
      return explainChoice(issue.values, name);
    default:
      return `Please check the ${name}.`;
  }
}
