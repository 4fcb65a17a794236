import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { RemoteModule } from '@aaram/shared-platform/remote';
import { evaluateRemote } from '../src/rendering/evaluate-remote.ts';
import type { ShopParts } from './app.ts';
import type { ShopConfig } from './config.ts';
import { type LiveSet, ReleaseStore } from './releases.ts';
import { createReloading } from './reloading.ts';
import { renderHere } from './rendering/render-pages.ts';
import type { ShellRenderer } from './shell-assets.ts';
import { openSourceRemote } from './source-remote.ts';

/** Ports of the development servers by app, from the start script: `{"storefront":3101}`. */
const ports: Record<string, number> = JSON.parse(process.env.AARAM_DEV_PORTS ?? '{}');
const require = createRequire(import.meta.url);

/**
 * A remote that loads after react-dom would not be found by it. This stand-in for the hook of React's developer tools
 * keeps the renderers, so that hot updates reach every app.
 */
const refreshHook = `(function(){var r=new Map(),n=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,
inject:function(x){r.set(++n,x);return n},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})();`;

/** The shell's own pages and frames that have a stylesheet. */
const ownPages = ['login', 'signup', 'forgot-password', 'reset-password', 'not-found', 'panel-frame'];

const origin = (app: string) => `http://localhost:${ports[app]}`;
const entryFile = (config: ShopConfig, app: string) => resolve(config.shellDir, '..', app, '.dev/server/entry.cjs');

/** Parts of a shop in development: shell and chosen remotes from source, the other remotes as released. */
export async function loadDevParts(config: ShopConfig): Promise<ShopParts> {
  const shellFile = entryFile(config, 'shell');
  let renderer: ShellRenderer = require(shellFile);
  const loadShell = createReloading(shellFile, () => {
    delete require.cache[shellFile];
    renderer = require(shellFile);
    return renderer;
  });
  const released = new ReleaseStore(config.releasesDir);
  const underWork = Object.keys(ports).filter((app) => app !== 'shell');
  const remotes = new Map(
    underWork.map((name) => {
      const source = { name, file: entryFile(config, name), origin: origin(name) };
      return [name, openSourceRemote(source, () => renderer.sharedModules)] as const;
    }),
  );
  async function live(): Promise<LiveSet> {
    await loadShell();
    const others = underWork.length === 3 ? { id: 'dev', remotes: {} } : await released.live();
    const own = await Promise.all([...remotes].map(async ([name, remote]) => [name, await remote.describe()] as const));
    return { id: 'dev', remotes: { ...others.remotes, ...Object.fromEntries(own) } };
  }
  async function loadRemote(set: LiveSet, name: string): Promise<RemoteModule> {
    const remote = remotes.get(name);
    if (remote) {
      return remote.load();
    }
    const manifest = set.remotes[name]?.manifest;
    if (!manifest) {
      throw new Error(`${name} is not released: run "npm run build ${name}" once`);
    }
    return evaluateRemote(await released.readServerFile(manifest), `${name}.cjs`, renderer.sharedModules);
  }
  return {
    connect: (log) => ({
      store: { live },
      getDocumentDeps: () => ({
        config,
        renderer,
        log,
        readStyles: async () => ({ text: '', hash: "'self'" }),
        assets: {
          js: [{ url: `${origin('shell')}/main.js`, integrity: '' }],
          css: [{ url: `${origin('shell')}/main.css`, integrity: '' }],
          fonts: [],
          pages: Object.fromEntries(
            ownPages.map((page) => [
              page,
              { js: [], css: [{ url: `${origin('shell')}/page-${page}.css`, integrity: '' }] },
            ]),
          ),
        },
        // In this process, so that a change of the source needs no new one.
        renderPage: (set, needs) =>
          renderHere(set, needs, { config, renderer, log, load: (name) => loadRemote(set, name) }),
        dev: { origins: Object.keys(ports).map(origin), inlineScript: refreshHook },
      }),
    }),
  };
}
