import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';

/** The names that Module Federation's tools expect. */
const types = { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' };
/** Each host puts its own name for the remote here. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';
const MODULE = 'remote';

/**
 * What `tsc --declaration` writes of an exposed module: each is made by `defineRemote` and has its type. Running it would
 * add 3 s and two cores to the build of each remote.
 */
const declaration = [
  `declare const _default: import(${JSON.stringify('@aaram/shared-platform/remote')}).RemoteModule;`,
  'export default _default;',
  '',
].join('\n');

const NAME = JSON.stringify(`${ALIAS}/${MODULE}`);
const api = [
  `export type RemoteKeys = ${NAME};`,
  `type PackageType<T> = T extends ${NAME} ? typeof import(${NAME}) : any;`,
  '',
].join('\n');

/** The archive is the same wherever and whenever it is made. */
function pack(): Buffer {
  const zip = new AdmZip();
  const entry = zip.addFile(`${MODULE}.d.ts`, Buffer.from(declaration));
  entry.header.time = new Date(1980, 0, 1);
  return zip.toBuffer();
}

/** Puts the types of a remote beside its browser files, and names them in its manifest of Module Federation. */
export async function addTypes(dir: string): Promise<void> {
  const path = join(dir, 'mf-manifest.json');
  const { metaData, ...manifest } = JSON.parse(await readFile(path, 'utf8'));
  const { id, name, ...rest } = manifest;
  await writeFile(path, JSON.stringify({ id, name, metaData: { ...metaData, types }, ...rest }, null, 2));
  await writeFile(join(dir, types.zip), pack());
  await writeFile(join(dir, types.api), api);
}
