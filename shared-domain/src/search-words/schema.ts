import { z } from 'zod';
import * as texts from '#texts/search-words.ts';
import { isBlank, readText } from '../read/index.ts';
import { type SearchWordKind, searchWordKinds } from './kinds.ts';

const MAX_TERMS = 60;
const MAX_TARGETS = 20;
const MAX_TERM_LENGTH = 60;
/** Kinds that say nothing without a target, and those that have none. */
const needsTarget: readonly SearchWordKind[] = ['one', 'fix', 'page'];
const hasNoTarget: readonly SearchWordKind[] = ['same', 'drop'];

const term = z
  .string()
  .transform(readText)
  .pipe(z.string().max(MAX_TERM_LENGTH, texts.termTooLong(MAX_TERM_LENGTH)));
const list = (most: number) =>
  z
    .array(term)
    .max(most, texts.tooMany(most))
    .transform((all) => [...new Set(all.filter((one) => !isBlank(one)))]);

/** Words of a search that belong together, as an admin writes them. */
export const searchWordInputSchema = z
  .object({
    kind: z.enum(searchWordKinds),
    terms: list(MAX_TERMS).pipe(z.array(z.string()).min(1, texts.termsMissing)),
    targets: list(MAX_TARGETS),
    note: z.string().transform(readText).pipe(z.string().max(200, texts.noteTooLong)),
  })
  .superRefine(({ kind, targets }, context) => {
    const [first] = targets;
    const problem =
      first === undefined && needsTarget.includes(kind)
        ? texts.targetMissing
        : kind === 'page' && !/^\/[\w/-]*$/.test(first ?? '')
          ? texts.noPage
          : first !== undefined && hasNoTarget.includes(kind)
            ? texts.noTargetHere
            : undefined;
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', path: ['targets'], message: problem });
    }
  });
export const searchWordSchema = z.object({
  _id: z.string(),
  kind: z.enum(searchWordKinds),
  terms: z.array(z.string()),
  targets: z.array(z.string()),
  note: z.string(),
});

/** What a change would find: `_id` is what it replaces, null for new words; without `words` those are removed. */
export const searchWordPreviewInputSchema = z.object({
  _id: z.string().nullable(),
  words: searchWordInputSchema.nullable(),
  queries: z.array(z.string().max(100)).min(1).max(5),
});
const foundSchema = z.object({ total: z.number().int(), names: z.array(z.string()).max(5) });
export const searchWordPreviewSchema = z.array(
  z.object({ query: z.string(), before: foundSchema, after: foundSchema }),
);
export const searchWordFileFormSchema = z.strictObject({ file: z.file() });
export const searchWordFileSchema = z.object({ count: z.number().int() });

export type SearchWord = z.infer<typeof searchWordSchema>;
export type SearchWordInput = z.infer<typeof searchWordInputSchema>;
export type SearchWordPreviewInput = z.infer<typeof searchWordPreviewInputSchema>;
export type SearchWordPreview = z.infer<typeof searchWordPreviewSchema>[number];
