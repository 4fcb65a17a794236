import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const MEGABYTE = 1024 * 1024;

/** A form as it came: the last value of each field, and every file that has bytes. */
export type Form = { fields: Map<string, string>; files: Buffer[] };

/** Forms with files. Limits hold while reading, so nothing larger ever lies in memory. */
export const formsPlugin = fp(
  async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: true,
      limits: { fileSize: 8 * MEGABYTE, files: 12, fields: 80, fieldSize: 300 * 1024, fieldNameSize: 100, parts: 90 },
    });
  },
  { name: 'forms' },
);

type ReadOptions = {
  maxFiles: number;
  /** Called for the first file too many; must throw. */
  onTooMany: () => never;
};

/** Reads a whole multipart form into memory, refusing the first file over `maxFiles`. */
export async function readForm(request: FastifyRequest, { maxFiles, onTooMany }: ReadOptions): Promise<Form> {
  const fields = new Map<string, string>();
  const files: Buffer[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (bytes.length > 0) {
      files.push(bytes);
    }
    if (files.length > maxFiles) {
      onTooMany();
    }
  }
  return { fields, files };
}
