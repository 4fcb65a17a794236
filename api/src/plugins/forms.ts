import { readText } from '@aaram/shared-domain/read';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Refusal, refuseField } from '#outcome.ts';
import * as issueTexts from '#texts/issues.ts';
import * as media from '#texts/media.ts';
import * as texts from '#texts/requests.ts';
import { AppError, fail } from './errors.ts';
import { requireStorable } from './json-body.ts';

const MEGABYTE = 1024 * 1024;

/** A received form: the value of each field, every file that is not empty, and the files' names, as sent. */
export type Form = { fields: Map<string, string>; files: Buffer[]; names: string[] };

/** Forms with files. Limits apply while reading, so nothing larger is ever in memory. */
export const formsPlugin = fp(
  async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: true,
      limits: { fileSize: 8 * MEGABYTE, files: 12, fields: 80, fieldSize: 300 * 1024, fieldNameSize: 100, parts: 90 },
    });
  },
  { name: 'forms' },
);

/** The refusal of a field that a form does not have, as for JSON bodies. */
export function refuseUnknownField(name: string): Refusal {
  const path = name.slice(0, 60);
  return refuseField(path, issueTexts.reload);
}

/** Adds a field; refuses a second one of that name, and text that cannot be stored. */
function addField(fields: Map<string, string>, name: string | undefined, value: string) {
  if (name === undefined) {
    return fail(400, 'INVALID_INPUT', texts.unreadable);
  }
  requireStorable(name);
  requireStorable(value);
  if (fields.has(name)) {
    const path = name.slice(0, 60);
    fail(400, 'INVALID_INPUT', texts.unreadable, {
      issues: [{ path, message: issueTexts.reload }],
    });
  }
  fields.set(name, readText(value));
}

const MAX_NAME = 60;

/** A file's name as it may be said: on one line, and short enough to read. */
const nameOf = (filename = '') =>
  readText(filename)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);

type ReadOptions = {
  maxFiles: number;
  /** Called for the first file too many; must throw. */
  onTooMany: () => never;
  /** Largest file, when it is no picture. */
  maxBytes?: number;
};

/**
 * Reads a whole multipart form into memory, refusing the first file over `maxFiles`. Throws 400 when it is not a form.
 */
export async function readForm(request: FastifyRequest, options: ReadOptions): Promise<Form> {
  try {
    return await readParts(request, options);
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) {
      throw error;
    }
    // An error of the parser, with a message that is not for people.
    return fail(400, 'INVALID_INPUT', texts.unreadable);
  }
}

async function readParts(request: FastifyRequest, { maxFiles, onTooMany, maxBytes }: ReadOptions): Promise<Form> {
  const fields = new Map<string, string>();
  const files: Buffer[] = [];
  const names: string[] = [];
  for await (const part of request.parts(maxBytes === undefined ? {} : { limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) {
        fail(413, 'TOO_LARGE', texts.textTooLong);
      }
      addField(fields, part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    const name = nameOf(part.filename);
    if (bytes.length > 0) {
      files.push(bytes);
      names.push(name);
    } else if (name !== '') {
      // Browsers send an empty file without a name where none was chosen.
      const message = media.pictureEmpty(name);
      fail(400, 'INVALID_INPUT', message, { issues: [{ path: part.fieldname.slice(0, 60), message }] });
    }
    if (files.length > maxFiles) {
      onTooMany();
    }
  }
  return { fields, files, names };
}
