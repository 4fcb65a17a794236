/**
 * node tools/record-answers.ts [http://localhost:4000]: renders every page of the live releases against a running demo
 * store, and keeps the answers of its API for the gate of releases (shell/server/gate/recorded-answers.json).
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { createApiClient, pages } from '../shared-domain/src/contract/index.ts';
import { listPatterns, type Recorded, recordedFile, tryPart } from '../shell/server/gate/try-pages.ts';
import { createApiCalls } from '../shell/server/rendering/api-calls.ts';
import { rendererRules } from '../shell/server/rendering/rules.ts';
import { shorten } from './lib/publishing/shorten.ts';

const [apiUrl = 'http://localhost:4000'] = process.argv.slice(2);
const store = openFolder(resolve(process.env.RELEASES_DIR ?? join(import.meta.dirname, '../releases')));
const set = await readSet(store);
const open = (name: string, version = '') => store.open(name, version);
const shell = await open('shell', set.shell?.version);
const remotes = await Promise.all(Object.entries(set.remotes).map(([name, { version }]) => open(name, version)));

const api = createApiClient({ baseUrl: `${apiUrl}/api`, fetch: (url, init) => fetch(url, init), getToken: () => null });
const idOf = (list: { _id: string }[]) => list[0]?._id ?? 'sample';
const { items: plain } = await api.getProducts({ limit: 1 });
const { items: customized } = await api.getProducts({ limit: 1, category: 'Customized' });
const search = pages.search('shirt');
const addresses = {
  [new URL(search, apiUrl).pathname]: search,
  [pages.plainProduct(':id')]: pages.plainProduct(idOf(plain)),
  [pages.customizedProduct(':id')]: pages.customizedProduct(idOf(customized)),
  [pages.blogPost(':id')]: pages.blogPost(idOf((await api.getPosts({ limit: 1 })).items)),
};

const answers: Recorded['answers'] = {};
const call = createApiCalls(apiUrl, rendererRules.answerBytes);
for (const release of remotes) {
  const problems = await tryPart(release, {
    shell,
    remotes: listPatterns(remotes),
    addresses,
    callApi: async (path, caller, timeoutMs) => {
      const answer = await call(path, caller, timeoutMs);
      const body = shorten(JSON.parse(answer.body.toString('utf8')));
      answers[path] = { status: answer.status, headers: answer.headers, body };
      return answer;
    },
  });
  for (const problem of problems) console.error(problem);
}
const sorted = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b)));
// A line for each answer: with a line for each value the file is half as large again.
const lines = Object.entries(sorted).map((entry) => entry.map((part) => JSON.stringify(part)).join(':'));
await writeFile(recordedFile, `{"addresses":${JSON.stringify(addresses)},\n"answers":{\n${lines.join(',\n')}\n}}\n`);
console.log(`recorded ${Object.keys(answers).length} answers`);
