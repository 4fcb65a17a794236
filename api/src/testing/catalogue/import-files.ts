import type { ChangeSet, Import } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { expect } from 'vitest';
import { buildForm } from '../build-form.ts';
import type { TestApp } from '../build-test-app.ts';
import { finishSet } from './finish-set.ts';

type Headers = { authorization: string };
const sets = '/api/auth/panel/change-sets';

/** Calls of a seller who imports files; `who` answers the headers of the present one. */
export function importFiles(t: () => TestApp, who: () => Headers) {
  /** Sends a file, with a ZIP of its pictures before it where there is one. */
  async function upload(file: string | Buffer, { mapping, zip }: { mapping?: object; zip?: Buffer } = {}) {
    const fields = mapping === undefined ? {} : { mapping: JSON.stringify(mapping) };
    const form = await buildForm(fields, [...(zip === undefined ? [] : [zip]), Buffer.from(file)]);
    const headers = { ...form.headers, ...who() };
    return t().app.inject({ method: 'POST', url: '/api/auth/panel/imports', payload: form.payload, headers });
  }
  const post = async ({ _id }: ChangeSet, what: 'run' | 'undo'): Promise<ChangeSet> =>
    (await t().app.inject({ method: 'POST', url: `${sets}/${_id}/${what}`, headers: who() })).json();
  return {
    upload,
    async preview(file: string | Buffer, options: Parameters<typeof upload>[1] = {}): Promise<Import> {
      const answer = await upload(file, options);
      expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
      const { set, columns } = calls['POST /auth/panel/imports'].answer.parse(answer.json());
      return { set: await finishSet(t().app, who(), set), columns };
    },
    /** Begins a run or an undo. */
    post,
    move: async (set: ChangeSet, what: 'run' | 'undo') => finishSet(t().app, who(), await post(set, what)),
    rowsOf: async ({ _id }: ChangeSet) =>
      calls['GET /auth/panel/change-sets/{id}/rows'].answer.parse(
        (await t().app.inject({ url: `${sets}/${_id}/rows`, headers: who() })).json(),
      ),
  };
}
