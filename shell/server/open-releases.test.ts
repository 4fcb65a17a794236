import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRemote, makeShell, serveFolder } from '@aaram/runtime/publishing/files/testing';
import { rollback } from '@aaram/runtime/publishing/moves';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openReleases } from './open-releases.ts';
import { ReleaseStore } from './releases.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-shops-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('two shops on two machines have a rollback within two seconds', async () => {
  const store = openFolder(join(dir, 'store'));
  const author = { by: 'asha', why: 'a test' };
  const blog = (script: string) => makeRemote('blog', ['/blogs'], { script });
  const [first, second] = [await blog('first'), await blog('second')];
  await publishBuilt(store, [await makeShell(), first], author);
  await publishBuilt(store, [second], author);
  const feed = await serveFolder(join(dir, 'store'));
  const shops = await Promise.all(
    ['one', 'two'].map((name) => openReleases(readConfig({ RELEASES_URL: feed.url, RELEASES_DIR: join(dir, name) }))),
  );
  try {
    const stores = shops.map((shop) => new ReleaseStore(shop.dir, () => undefined));
    const versions = async () =>
      (await Promise.all(stores.map((one) => one.live()))).map(({ remotes }) => remotes.blog?.manifest?.version);
    expect(await versions()).toEqual([second, second].map(({ manifest }) => manifest.version));
    const { to } = await rollback({ store, part: 'blog', author });
    await expect.poll(versions, { timeout: 2000 }).toEqual([to, to]);
    expect(shops.map((shop) => shop.follows?.())).toEqual([{ store: feed.url }, { store: feed.url }]);
  } finally {
    for (const shop of shops) {
      await shop.stop();
    }
    await feed.close();
  }
});
