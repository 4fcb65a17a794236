import type { z } from 'zod';
import * as texts from '#texts/issues.ts';
import * as requestTexts from '#texts/requests.ts';
import { nameField } from './field-names.ts';

type RawIssue = z.core.$ZodRawIssue;
type Bound = Extract<RawIssue, { code: 'too_small' | 'too_big' }>;

/** Bounds from here on are only technical, so no message names them. */
const ENDLESS = 1_000_000_000;
/** More choices than this are not listed in a sentence. */
const MAX_CHOICES = 6;

const wrongKinds: Readonly<Record<string, (field: string) => string>> = {
  number: texts.notNumber,
  int: texts.notWholeNumber,
  file: texts.notFile,
};

function explainBound(issue: Bound, name: string): string {
  const isLow = issue.code === 'too_small';
  const bound = isLow ? issue.minimum : issue.maximum;
  const count = Number(bound);
  if (issue.origin === 'string') {
    if (isLow && count === 1) {
      return texts.required(name);
    }
    return isLow ? texts.tooFewCharacters(name, count) : texts.tooManyCharacters(name, count);
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return isLow ? texts.tooFewEntries(name, count) : texts.tooManyEntries(name, count);
  }
  if (Math.abs(count) >= ENDLESS) {
    return isLow ? texts.farTooSmall(name) : texts.farTooBig(name);
  }
  return isLow ? texts.tooSmall(name, String(bound)) : texts.tooBig(name, String(bound));
}

function explainChoice(values: readonly unknown[], name: string): string {
  const choices = values.filter((value) => value !== '').map(String);
  if (choices.length > MAX_CHOICES) {
    return texts.notFound(name);
  }
  const [only = ''] = choices;
  if (values.every((value) => typeof value === 'boolean')) {
    return texts.invalid(name);
  }
  return choices.length === 1 ? texts.notThis(name, only) : texts.notOneOf(name, choices);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What is wrong with a value, in a sentence for the person who entered it. Zod calls this only where a schema has no
 * message.
 */
export function explainIssue(issue: RawIssue): string {
  const name = nameField(issue.path ?? []);
  if (name === undefined) {
    return isMissing(issue.input) && !issue.path?.length ? requestTexts.requestEmpty : texts.reload;
  }
  if (isMissing(issue.input)) {
    return texts.required(name);
  }
  switch (issue.code) {
    case 'invalid_type':
      return (wrongKinds[issue.expected] ?? texts.invalid)(name);
    case 'too_small':
    case 'too_big':
      return explainBound(issue, name);
    case 'invalid_value':
      return explainChoice(issue.values, name);
    default:
      return texts.invalid(name);
  }
}
