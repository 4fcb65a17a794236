import {
  findTooLongTag,
  MAX_PICTURE_TEXT,
  MAX_PRODUCT_IMAGES,
  parseTags,
  tidyPictureText,
} from '@aaram/shared-domain/catalog';
import { z } from 'zod';
import { type Outcome, type RefusalCode, refuse } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';

const MAX_TAGS = 30;

const codes: Record<string, RefusalCode> = { stock: 'INVALID_STOCK', tags: 'INVALID_TAGS' };
/** The refusal of one field of a product's form. */
export const refuseOne = (path: string, message: string) =>
  refuse(codes[path] ?? 'INVALID_INPUT', message, { issues: [{ path, message }] });

/** The tags, sent as a JSON list or separated by commas. */
export function parseTagField(text: string): Outcome<string[]> {
  const parsed = text.trim().startsWith('[')
    ? z.array(z.string().max(200)).max(200).safeParse(readJson(text))
    : undefined;
  if (parsed?.success === false) {
    return refuseOne('tags', texts.tagsInvalid);
  }
  const tags = parsed === undefined ? parseTags(text) : [...new Set(parsed.data.flatMap(parseTags))];
  return checkTags(tags);
}

/** Tags as they are stored, when there are not too many and none is too long. */
export function checkTags(tags: string[]): Outcome<string[]> {
  const tooLong = findTooLongTag(tags);
  if (tooLong !== undefined) {
    return refuseOne('tags', texts.tagTooLong([...tooLong].slice(0, 40).join('')));
  }
  return tags.length > MAX_TAGS ? refuseOne('tags', texts.tooManyTags(MAX_TAGS)) : tags;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words for the pictures of a form, in their order. */
export function parsePictureTexts(text: string): Outcome<string[]> {
  const parsed =
    text === '' ? [] : z.array(z.string().max(MAX_PICTURE_TEXT)).max(MAX_PRODUCT_IMAGES).safeParse(readJson(text)).data;
  return parsed === undefined
    ? refuseOne('pictureTexts', texts.pictureTextsUnknown)
    : parsed.map((said) => tidyPictureText(said));
}
