import { join } from 'node:path';
import { launchDatabase, launchReplica } from '@aaram/runtime/postgres';
import { type SupervisedDatabase, superviseDatabase } from '../store/database.ts';

type Log = (line: string, name?: string) => void;

/** Starts the primary, and keeps a replica of it running beside; `late` gets the replica's address. */
export function launchBoth(dataDir: string, late: { replicas?: string }, log: Log) {
  let replica: SupervisedDatabase | undefined;
  /** The APIs know the replica by it, so it comes back there. */
  let port: number | undefined;
  return async () => {
    const primary = await launchDatabase({ dataDir, log });
    replica ??= superviseDatabase({
      launch: async () => {
        const own = join(dataDir, 'replica');
        const launched = await launchReplica({ primaryUrl: primary.url, primaryDir: dataDir, dataDir: own, port });
        port ??= Number(new URL(launched.url).port);
        return launched;
      },
      log: (line) => log(line, 'replica'),
      onNewUrl: (url) =>
        log(`The replica has a new address: restart the APIs to use it (${new URL(url).port}).`, 'replica'),
    });
    late.replicas = await replica.ready;
    return {
      ...primary,
      stop: async () => {
        await replica?.stop();
        await primary.stop();
      },
    };
  };
}
