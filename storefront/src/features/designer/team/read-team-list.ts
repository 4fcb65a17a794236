import { readSize } from '@aaram/shared-domain/catalog';
import { MAX_TEXT_LENGTH } from '@aaram/shared-domain/design';
import * as texts from '#texts/team.ts';

/** Most people of one list: each becomes a line of the cart with pictures of its own. */
export const MAX_TEAM = 60;

/** A person of a team. `line` is the line of the list, as it was written. */
export type Member = { line: string; name: string; number: string; size: string; problem: string | undefined };

/** "1. ", "2) ", "- ", "•": how lists are numbered. */
const BULLET = /^(?:\d{1,3}[.)]\s+|[-–•*]\s+)/;
const HEADER = /^(?:name|player|नाम)\b.*\b(?:size|number|no)\b/i;
const SEPARATORS = /\s*[\t,;|]\s*/;
/** Between words where no separator stands: spaces, and a dash or colon with space around it. */
const LOOSE = /\s+(?:[-–:]\s+)?/;
const NUMBER = /^(?:#|no\.?\s*)?(\d{1,3})$/i;

/** The parts of a line; where no separator stands, sizes and numbers at its end are parts of their own. */
function splitLine(line: string): string[] {
  const [first = '', ...others] = line.split(SEPARATORS);
  if (others.length > 0) {
    return [first, ...others.filter((part) => part !== '')];
  }
  const words = line.split(LOOSE).filter((word) => word !== '');
  const ends: string[] = [];
  while (words.length > 1 && (readSize(words.at(-1) ?? '') || NUMBER.test(words.at(-1) ?? ''))) {
    ends.unshift(words.pop() ?? '');
  }
  return [words.join(' '), ...ends];
}

/** A member's size: the last part that names one of the product's sizes, else the last that names any. */
function takeSize(parts: string[], sizes: readonly string[]): string | undefined {
  const named = parts.map((part) => readSize(part.replace(/^size\s+/i, '')));
  const own = named.findLastIndex((size) => size !== undefined && sizes.includes(size));
  const at = own > 0 ? own : named.findLastIndex((size, index) => size !== undefined && index > 0);
  const size = named[at];
  if (size !== undefined) {
    parts.splice(at, 1);
  }
  return size;
}

function takeNumber(parts: string[]): string {
  const at = parts.findLastIndex((part, index) => index > 0 && NUMBER.test(part));
  return at < 0 ? '' : (NUMBER.exec(parts.splice(at, 1)[0] ?? '')?.[1] ?? '');
}

function readLine(line: string, sizes: readonly string[], hasNumber: boolean): Member {
  const parts = splitLine(line.trim().replace(BULLET, ''));
  const size = takeSize(parts, sizes);
  const number = hasNumber ? takeNumber(parts) : '';
  const name = parts.join(' ').slice(0, MAX_TEXT_LENGTH);
  const problem =
    name === ''
      ? texts.noName
      : size === undefined
        ? texts.noSize(sizes)
        : !sizes.includes(size)
          ? texts.otherSize(size, sizes)
          : hasNumber && number === ''
            ? texts.noNumber
            : undefined;
  return { line, name, number, size: size ?? '', problem };
}

/**
 * People with their sizes as they are written or pasted from a sheet: "Asha, M", "Asha 10 XL", "3. Ravi - medium". A
 * first line with titles is passed over. With `hasNumber` a number of up to three digits is not a part of the name.
 */
export function readTeamList(list: string, { sizes, hasNumber }: { sizes: readonly string[]; hasNumber: boolean }) {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== '');
  const people = HEADER.test(lines[0] ?? '') ? lines.slice(1) : lines;
  return people.slice(0, MAX_TEAM + 1).map((line) => readLine(line, sizes, hasNumber));
}
