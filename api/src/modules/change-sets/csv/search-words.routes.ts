import type { SearchWordInput } from '@aaram/shared-domain/search-words';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readSearchWordRow, replaceSearchWords } from '#modules/catalog/for-change-sets.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { fail } from '#plugins/errors.ts';
import { readForm, refuseUnknownField } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/search-words.ts';
import { openTable } from './process/file-process.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const columns = ['kind', 'terms', 'targets', 'note'] as const;

/** The words of a file, or why it has none: nothing is taken of a file with a wrong row. */
async function readWords(bytes: Buffer): Promise<Outcome<SearchWordInput[]>> {
  const table = await openTable(bytes, columns);
  if (table instanceof Refusal) {
    return table;
  }
  const header = table.header.map((name) => name.trim().toLowerCase());
  const missing = columns.find((name) => name !== 'note' && !header.includes(name));
  if (missing !== undefined) {
    return refuse('INVALID_INPUT', texts.columnMissing(missing));
  }
  const words: SearchWordInput[] = [];
  for await (const { number, cells } of table.readRows()) {
    const named = Object.fromEntries(columns.map((name) => [name, cells[header.indexOf(name)] ?? '']));
    const read = readSearchWordRow(named, number);
    if (read instanceof Refusal) {
      return read;
    }
    words.push(read);
  }
  return words;
}

/** A file of words of searches, which replaces all there are: for admins (product-rules.md#words-of-searches). */
export const searchWordFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/auth/panel/search-words-file',
    {
      config: { access: 'admin', perMinute: { account: 10, source: 20 } },
      schema: { consumes: ['multipart/form-data'], tags: ['panel'] },
    },
    async (request, reply) => {
      const oneFile = () =>
        fail(400, 'INVALID_INPUT', texts.oneTable, { issues: [{ path: 'file', message: texts.oneTable }] });
      const { fields, files } = await readForm(request, { maxFiles: 1, onTooMany: oneFile, maxBytes: MAX_BYTES });
      const [foreign] = fields.keys();
      if (foreign !== undefined) {
        return orFail(refuseUnknownField(foreign));
      }
      const [bytes = oneFile()] = files;
      const words = orFail(await readWords(bytes));
      const actor = { id: requireUser(request).id, requestId: request.id };
      return reply.code(201).send(orFail(await replaceSearchWords(app.db, words, actor)));
    },
  );
};
