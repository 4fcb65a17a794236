import { type AddressOwner, explainClaim, serverAddresses } from '@aaram/shared-domain/page-addresses';
import type { RequestedMove, StoredSet } from './live-set.ts';

/**
 * The addresses of parts that move, by the set's own table: a part that has an address keeps it, and none gets one that
 * belongs to another part. `refused` has a sentence for each claim that fails.
 */
export function assignAddresses(
  set: StoredSet,
  requested: readonly RequestedMove[],
): { requested: RequestedMove[]; refused: string[] } {
  const moving = new Map(requested.map((move) => [move.part, move]));
  const shell = moving.get('shell')?.pointer ?? set.shell;
  const settled = Object.entries(set.remotes).filter(([name]) => !moving.has(name));
  const others: AddressOwner[] = settled.map(([name, { patterns }]) => ({ name, patterns }));
  const refused = (moving.get('shell')?.pointer.patterns ?? []).flatMap((pattern) => {
    const problem = explainClaim(pattern, [...others, serverAddresses]);
    return problem === undefined ? [] : [`shell ${problem}.`];
  });
  const remotes = requested.filter(({ part }) => part !== 'shell');
  const remaining = remotes.map(({ part, pointer }) => {
    const before = new Set(set.remotes[part]?.patterns);
    return { name: part, patterns: (pointer.patterns ?? []).filter((pattern) => before.has(pattern)) };
  });
  const owners = [{ name: 'the shell', patterns: shell?.patterns ?? [] }, ...others, ...remaining, serverAddresses];
  const assigned = remotes.map((move) => {
    const own = (move.pointer.patterns ?? []).filter((pattern) => {
      const problem = explainClaim(
        pattern,
        owners.filter(({ name }) => name !== move.part),
      );
      if (problem !== undefined) refused.push(`${move.part} ${move.pointer.version} ${problem}.`);
      return problem === undefined;
    });
    owners.push({ name: move.part, patterns: own });
    return { ...move, pointer: { ...move.pointer, patterns: own } };
  });
  return { requested: [...requested.filter(({ part }) => part === 'shell'), ...assigned], refused };
}
