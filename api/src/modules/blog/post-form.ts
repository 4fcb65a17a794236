import { parseTags } from '@aaram/shared-domain/catalog';
import { z } from 'zod';
import { type Outcome, Refusal, refuseField } from '#outcome.ts';
import { nameField } from '#plugins/field-names.ts';
import { refuseUnknownField } from '#plugins/forms.ts';
import * as texts from '#texts/blog.ts';
import * as issueTexts from '#texts/issues.ts';
import type { PostFields } from './blog.repository.ts';
import { type PublishingChoice, parsePublishingChoice } from './publication.ts';
import { sanitizePost } from './sanitize-post.ts';

const MAX_WORDS = 20;
const knownFields = new Set([
  'title',
  'description',
  'author',
  'content',
  'tags',
  'categories',
  'publish',
  'publishAt',
  'version',
  'automatic',
]);
const lengths = { title: 200, description: 500, author: 120, content: 200_000 } as const;
const listSchema = z.array(z.string().max(100)).max(100);

/** Words separated by commas, or a JSON list of words. */
function parseWords(path: string, text: string): Outcome<string[]> {
  if (!text.trim().startsWith('[')) {
    return parseTags(text)
      .map((word) => word.slice(0, 60))
      .slice(0, MAX_WORDS);
  }
  try {
    return [...new Set(listSchema.parse(JSON.parse(text)).flatMap(parseTags))].slice(0, MAX_WORDS);
  } catch {
    return refuseField(path, texts.notListOfWords(nameField([path]) ?? path));
  }
}

export type PostForm = {
  fields: Partial<PostFields>;
  /** When it is to be shown; undefined leaves that as it is. */
  choice: PublishingChoice | undefined;
  /** The version that was edited. */
  version: number | undefined;
  /** Saved automatically during typing. */
  isAutomatic: boolean;
};

/** The fields of a form, checked and cleaned; fields that were not sent are absent. A title may not be blank. */
export function parsePostForm(form: Map<string, string>): Outcome<PostForm> {
  const foreign = [...form.keys()].find((name) => !knownFields.has(name));
  if (foreign !== undefined) {
    return refuseUnknownField(foreign);
  }
  const version = form.get('version')?.trim();
  if (version !== undefined && !/^\d{1,9}$/.test(version)) {
    return refuseField('version', issueTexts.reload);
  }
  const automatic = form.get('automatic');
  if (automatic !== undefined && automatic !== 'true' && automatic !== 'false') {
    return refuseField('automatic', issueTexts.reload);
  }
  const fields = parseFields(form);
  if (fields instanceof Refusal) {
    return fields;
  }
  const choice = parsePublishingChoice(form);
  return choice instanceof Refusal
    ? choice
    : {
        fields,
        choice,
        version: version === undefined ? undefined : Number(version),
        isAutomatic: automatic === 'true',
      };
}

/** Beginnings of tags and references of a post: each costs time to read, however short the text is. */
const MAX_MARKS = 5000;

type TextField = keyof typeof lengths;

/** A text as it is stored, or why it is not: content is cleaned. */
function readField(name: TextField, value: string): Outcome<string> {
  if (value.length > lengths[name]) {
    return refuseField(name, texts.textTooLong(nameField([name]) ?? name, lengths[name]));
  }
  if (name !== 'content') {
    return value;
  }
  const marks = value.match(/[<&]/g)?.length ?? 0;
  return marks > MAX_MARKS ? refuseField(name, texts.tooMuchFormatting) : sanitizePost(value);
}

function parseFields(fields: Map<string, string>): Outcome<Partial<PostFields>> {
  const post: Partial<PostFields> = {};
  for (const name of ['title', 'description', 'author', 'content'] as const) {
    const value = fields.get(name)?.trim();
    if (value === undefined) {
      continue;
    }
    const text = readField(name, value);
    if (text instanceof Refusal) {
      return text;
    }
    post[name] = text;
  }
  for (const name of ['tags', 'categories'] as const) {
    const value = fields.get(name);
    if (value !== undefined) {
      const words = parseWords(name, value);
      if (words instanceof Refusal) {
        return words;
      }
      post[name] = words;
    }
  }
  return post.title === '' ? refuseField('title', texts.titleRequired) : post;
}
