import { SourceMap } from 'node:module';
import { isOwnSource, pathOfSource } from '../../../shell/server/gate/own-source.ts';

/** A position in compiled code, as every browser writes it into a stack. */
const POSITION = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;

type Position = { file: string; line: number; text: string };

async function readMap(address: string): Promise<SourceMap | undefined> {
  try {
    const answer = await fetch(`${address}.map`);
    return answer.ok ? new SourceMap(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

function findPosition(map: SourceMap | undefined, line: number, column: number): Position | undefined {
  const origin = map?.findOrigin(line, column);
  if (!map || !origin || !('fileName' in origin)) return undefined;
  const { sources, sourcesContent } = map.payload;
  const source = sourcesContent?.[sources.indexOf(origin.fileName)] ?? '';
  const text = source.split('\n')[origin.lineNumber - 1]?.trim() ?? '';
  return { file: pathOfSource(origin.fileName), line: origin.lineNumber, text };
}

/**
 * The stack of an error with the positions in the source instead of those in compiled code, and below the first of them
 * that is no package's the line of the source. Only files of `origins` are asked for their maps.
 */
export async function findSource(stack: string, origins: readonly string[]): Promise<string> {
  const found = [...stack.matchAll(POSITION)].map(([, address = '']) => address);
  const asked = [...new Set(found)].filter((address) => origins.includes(new URL(address).origin));
  const maps = new Map(await Promise.all(asked.map(async (address) => [address, await readMap(address)] as const)));
  let isShown = false;
  const lines = stack.split('\n').map((line) => {
    const positions: Position[] = [];
    const mapped = line.replace(POSITION, (whole, address: string, row: string, column: string) => {
      const position = findPosition(maps.get(address), Number(row), Number(column));
      if (!position) return whole;
      positions.push(position);
      return `${position.file}:${position.line}`;
    });
    const own = isShown ? undefined : positions.find(({ file }) => isOwnSource(file));
    if (!own) return mapped;
    isShown = true;
    return `${mapped}\n  > ${own.line} | ${own.text}`;
  });
  return lines.join('\n');
}
