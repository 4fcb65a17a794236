import type { Issue } from '@aaram/shared-domain/contract';
import type { z } from 'zod';
import * as texts from '#texts/issues.ts';
import { explainIssue } from './explain-issue.ts';

/** A response lists only the first issues, however many fields are wrong. */
const MAX_ISSUES = 20;
const MAX_SHOWN_CHARACTERS = 120;

function toIssue(issue: z.core.$ZodIssue): Issue {
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0]?.slice(0, MAX_SHOWN_CHARACTERS) : undefined;
  const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.').slice(0, MAX_SHOWN_CHARACTERS);
  return { path, message: key === undefined ? issue.message : texts.reload };
}

/** A request that its route's schemas do not accept. */
export class InvalidInput extends Error {
  readonly issues: Issue[];

  constructor(found: readonly z.core.$ZodIssue[]) {
    super('invalid input');
    this.issues = found.slice(0, MAX_ISSUES).map(toIssue);
  }
}

/** Checks a part of a request with its zod schema, and explains issues in sentences. */
export const compileValidator =
  ({ schema }: { schema: z.ZodType }) =>
  (value: unknown) => {
    const result = schema.safeParse(value, { error: explainIssue });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
