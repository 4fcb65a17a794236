import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { type Release, sha256 } from '@aaram/runtime/publishing/files';
import { isOwnSource, pathOfSource } from './own-source.ts';

/** A line and column of a server file, as those who run it name it. */
const POSITION = /[\w@/-]+\.cjs:(\d+):(\d+)/g;

async function readMap(built: string, expectedSha256: string | undefined): Promise<SourceMap | undefined> {
  try {
    if (expectedSha256 !== undefined && sha256(await readFile(built)) !== expectedSha256) return undefined;
    return new SourceMap(JSON.parse(await readFile(`${built}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The first line of the source, of no package, in the stack of an error that a built server file threw:
 * `blog/src/app/list.ts:4`. Undefined when there is no map of it, or the file has another content by now.
 */
export async function findBuiltLine(
  built: string,
  stack: string,
  expectedSha256?: string,
): Promise<string | undefined> {
  const map = await readMap(built, expectedSha256);
  if (!map) return undefined;
  for (const [, line, column] of stack.matchAll(POSITION)) {
    const origin = map.findOrigin(Number(line), Number(column));
    if ('fileName' in origin && isOwnSource(origin.fileName))
      return `${pathOfSource(origin.fileName)}:${origin.lineNumber}`;
  }
  return undefined;
}

/** The same for a release: the map lies beside the folder in which it was made, until the next build. */
export const findSourceLine = ({ dir, manifest }: Release, stack: string): Promise<string | undefined> =>
  findBuiltLine(join(dir, '../../server/entry.cjs'), stack, manifest.server.sha256);
