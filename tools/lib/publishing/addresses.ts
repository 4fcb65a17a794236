import { type AddressOwner, explainClaim, serverAddresses } from '../../../shared-domain/src/page-addresses/index.ts';
import type { StoredSet, Wish } from './live-set.ts';

/**
 * The addresses of parts that move, by the set's own table: who has an address keeps it, and nobody gets one that
 * belongs to another part. `refused` has a sentence for each claim that fails.
 */
export function assignAddresses(set: StoredSet, wishes: readonly Wish[]): { wishes: Wish[]; refused: string[] } {
  const moving = new Map(wishes.map((wish) => [wish.part, wish]));
  const shell = moving.get('shell')?.pointer ?? set.shell;
  const settled = Object.entries(set.remotes).filter(([name]) => !moving.has(name));
  const others: AddressOwner[] = settled.map(([name, { patterns }]) => ({ name, patterns }));
  const refused = (moving.get('shell')?.pointer.patterns ?? []).flatMap((pattern) => {
    const problem = explainClaim(pattern, [...others, serverAddresses]);
    return problem === undefined ? [] : [`shell ${problem}.`];
  });
  const remotes = wishes.filter(({ part }) => part !== 'shell');
  const kept = remotes.map(({ part, pointer }) => {
    const before = new Set(set.remotes[part]?.patterns);
    return { name: part, patterns: (pointer.patterns ?? []).filter((pattern) => before.has(pattern)) };
  });
  const owners = [{ name: 'the shell', patterns: shell?.patterns ?? [] }, ...others, ...kept, serverAddresses];
  const assigned = remotes.map((wish) => {
    const own = (wish.pointer.patterns ?? []).filter((pattern) => {
      const problem = explainClaim(
        pattern,
        owners.filter(({ name }) => name !== wish.part),
      );
      if (problem !== undefined) refused.push(`${wish.part} ${wish.pointer.version} ${problem}.`);
      return problem === undefined;
    });
    owners.push({ name: wish.part, patterns: own });
    return { ...wish, pointer: { ...wish.pointer, patterns: own } };
  });
  return { wishes: [...wishes.filter(({ part }) => part === 'shell'), ...assigned], refused };
}
