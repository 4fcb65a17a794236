import { StartProblem } from '@aaram/runtime/problems';
import { readLog } from '@aaram/runtime/publishing/log';
import { describeHold, pointerOf, readSet } from '@aaram/runtime/publishing/set';
import type { ReleaseStorage } from '@aaram/runtime/publishing/store';

/** Lines about the versions of a part in the store, the live one first, the others by the time they were last live. */
export async function listVersions(store: ReleaseStorage, part: string): Promise<string[]> {
  const set = await readSet(store);
  const log = await readLog(store, set.moves);
  const live = pointerOf(set, part);
  const lines = (await store.list(part)).map(({ version }) => {
    const move = log.findLast(
      ({ part: name, from, to, how: kind }) => name === part && to === version && from !== to && kind !== 'withdraw',
    );
    const canary = live?.canary;
    const state =
      live?.version === version ? 'live' : canary?.version === version ? `${canary.percent} %`.padStart(4) : '    ';
    const commit = move?.commit === undefined ? '' : `, commit ${move.commit}`;
    const how = move ? `${move.at}  ${move.how} by ${move.by}${commit}: ${move.why}` : 'was never live';
    const held = live?.version === version && live.held ? `; ${describeHold(live.held)}` : '';
    return {
      isLive: live?.version === version,
      at: move?.at ?? '',
      line: `  ${state}  ${version}  ${how}${held}`,
    };
  });
  const sorted = lines.toSorted((a, b) => Number(b.isLive) - Number(a.isLive) || b.at.localeCompare(a.at));
  return [part, ...sorted.map(({ line }) => line)];
}

/** The newest version in the store, for `promote`. */
export async function findNewest(store: ReleaseStorage, part: string): Promise<string> {
  const [newest] = (await store.list(part)).toSorted((a, b) => b.at - a.at);
  if (!newest) throw new StartProblem(`There is no release of ${part} in ${store.location}.`);
  return newest.version;
}
