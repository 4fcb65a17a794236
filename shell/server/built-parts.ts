import type { ShopParts } from './app.ts';
import type { ShopConfig } from './config.ts';
import { createPageStyles } from './documents/page-styles.ts';
import type { DocumentDeps } from './documents/render-document.ts';
import { LiveShell, type Shell } from './live-shell.ts';
import { type BringRelease, createPreviewSets, type ReadPreviewSet } from './preview/read-preview-set.ts';
import { type LiveRemote, type LiveSet, ReleaseStore } from './releases.ts';
import { createApiCalls } from './rendering/api-calls.ts';
import { createPageRenderer } from './rendering/render-pages.ts';
import { Renderers } from './rendering/renderers.ts';
import { rendererRules } from './rendering/rules.ts';
import { tryShell } from './rendering/try-shell.ts';
import { type LoadedShell, loadShell } from './shell-assets.ts';

/** Most releases of the shell that stay loaded. */
const MAX_LOADED = 3;

type ShellWithStyles = LoadedShell & Pick<DocumentDeps, 'readStyles'>;

function keepPanelPatterns(remote: LiveRemote): LiveRemote {
  const patterns = remote.info.patterns.filter((pattern) => pattern.startsWith('/admin-'));
  return { ...remote, info: { ...remote.info, patterns } };
}

/** The back office's part of each set: what depends on a set is cached for as long as the set itself. */
const panelSets = new WeakMap<LiveSet, LiveSet>();

/** Keeps only the pages of the back office, from the same releases. */
function keepPanelPages(live: LiveSet): LiveSet {
  const known = panelSets.get(live);
  if (known) {
    return known;
  }
  const remotes = Object.entries(live.remotes)
    .map(([name, remote]) => [name, keepPanelPatterns(remote)] as const)
    .filter(([, { info }]) => info.patterns.length > 0);
  const canaries = (live.canaries ?? [])
    .map((canary) => ({ ...canary, remote: keepPanelPatterns(canary.remote) }))
    .filter(({ remote }) => remote.info.patterns.length > 0);
  const panel = { ...live, remotes: Object.fromEntries(remotes), canaries };
  panelSets.set(live, panel);
  return panel;
}

/** Parts of a built shop: the shell and the remotes from the store of releases. */
export async function loadBuiltParts(
  config: ShopConfig,
  bring: BringRelease = async () => undefined,
): Promise<ShopParts> {
  const { releasesDir } = config;
  const released = new ReleaseStore(releasesDir);
  const store = config.surface === 'panel' ? { live: async () => keepPanelPages(await released.live()) } : released;

  /** Shells that this process has run already, the latest last: a way back to one needs no trial. */
  const loaded = new Map<string, ShellWithStyles>();

  async function load(version: string, tryFile?: typeof tryShell): Promise<ShellWithStyles> {
    const known = loaded.get(version);
    if (known) {
      return known;
    }
    const shell = await loadShell(releasesDir, version, tryFile);
    const ready = { ...shell, readStyles: await createPageStyles(releasesDir, shell.assets, released) };
    loaded.set(version, ready);
    for (const oldest of loaded.keys()) {
      if (loaded.size <= MAX_LOADED) break;
      loaded.delete(oldest);
    }
    return ready;
  }

  // A store without a shell is reported at the start; a broken release of a remote only on its own pages.
  const { shell: version = '' } = await released.live();
  const first = await load(version).catch((error: unknown) => {
    throw new Error(
      `No release of the shell can be used in ${releasesDir}: run "npm run build". (${error instanceof Error ? error.message : error})`,
    );
  });

  return {
    connect: (log) => {
      const callApi = createApiCalls(config.apiUrl, rendererRules.answerBytes);
      const readServerFile = released.readServerFile.bind(released);
      const equip = ({ version, assets, renderer, serverFile, readStyles }: ShellWithStyles): Shell => {
        const renderers = new Renderers({
          serverFile,
          store: { live: () => liveShell.live(), readServerFile },
          callApi,
          log,
        });
        const renderPage = createPageRenderer({ config, renderer, log }, renderers);
        return { version, renderers, deps: { config, assets, renderer, renderPage, readStyles, log } };
      };
      const liveShell = new LiveShell({
        first: equip(first),
        store,
        log,
        prepare: async (version, live) => {
          const shell = equip(await load(version, tryShell));
          await shell.renderers.startAll(live);
          return shell;
        },
      });
      const read = createPreviewSets({
        releasesDir,
        bring,
        live: () => liveShell.live(),
        readRelease: released.readRelease.bind(released),
      });
      const readPreviewSet: ReadPreviewSet =
        config.surface === 'panel' ? async (...release) => keepPanelPages(await read(...release)) : read;
      return { store: liveShell, liveShell, readPreviewSet, getDocumentDeps: (live) => liveShell.depsOf(live) };
    },
  };
}
