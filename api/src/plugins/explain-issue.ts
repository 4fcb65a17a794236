import type { z } from 'zod';
import * as texts from '#texts/plugins.ts';
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
  int: texts.wholeNumber,
  boolean: texts.yesOrNo,
  array: 'a list',
  object: texts.groupOfFields,
  file: 'a file',
};

const countThings = (count: number | bigint, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function explainBound(issue: Bound, name: string): string {
  const isLow = issue.code === 'too_small';
  const bound = isLow ? issue.minimum : issue.maximum;
  const least = isLow ? texts.atLeast : texts.atMost;
  if (issue.origin === 'string') {
    return isLow && bound === 1
      ? texts.enterName(name)
      : texts.nameMustHaveLeastBound(name, least, countThings(bound, 'character'));
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return texts.nameMustHaveLeastBound(name, least, countThings(bound, 'entry', 'entries'));
  }
  return Math.abs(Number(bound)) >= ENDLESS
    ? `The ${name} must be ${isLow ? 'larger' : 'smaller'}.`
    : texts.nameMustBeLeastBound(name, least, String(bound));
}

function explainChoice(values: readonly unknown[], name: string): string {
  const choices = values.filter((value) => value !== '').map(String);
  return choices.length > MOST_CHOICES
    ? texts.thereIsNoSuchName(name)
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
    return isMissing(issue.input) ? texts.requestIsEmpty : texts.requestMustBeGroupOfFields;
  }
  if (isMissing(issue.input)) {
    return texts.enterName(name);
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
      return texts.checkName(name);
  }
}
