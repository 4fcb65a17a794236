import type { ShopParts } from './app.ts';
import { loadBuiltParts } from './built-parts.ts';
import type { ShopConfig } from './config.ts';
import { findRemotePage } from './documents/document-key.ts';
import type { BringRelease } from './preview/read-preview-set.ts';
import { renderHere } from './rendering/render-pages.ts';
import { openSourceRemote, type SourceRemote } from './source-remote.ts';

/** The remote under work, from tools/against.ts, as JSON. */
const AGAINST = 'AARAM_AGAINST';

/** Loads the page again after each build of the remote, and says in the console when one has failed. */
const reloadScript = (origin: string) =>
  `(function(){var s=new EventSource("${origin}/changes");s.addEventListener("built",function(){location.reload()});
s.addEventListener("failed",function(e){console.error(JSON.parse(e.data))})})();`;

/** Parts of a shop in which one remote comes from source, and the shell and the others from the store of releases. */
export async function loadAgainstParts(config: ShopConfig, bring?: BringRelease): Promise<ShopParts> {
  const remote: SourceRemote = JSON.parse(process.env[AGAINST] ?? '{}');
  const built = await loadBuiltParts(config, bring);
  return {
    connect: (log) => {
      const { store, getDocumentDeps } = built.connect(log);
      const source = openSourceRemote(remote, () => getDocumentDeps().renderer.sharedModules);
      return {
        store: {
          live: async () => {
            const [set, own] = [await store.live(), await source.describe()];
            return { ...set, id: 'dev', remotes: { ...set.remotes, [remote.name]: own } };
          },
        },
        getDocumentDeps: (live) => {
          const deps = getDocumentDeps(live);
          const { renderer } = deps;
          return {
            ...deps,
            readStyles: async () => ({ text: '', hash: "'self'" }),
            // In this process, so that a change of the source needs no new one.
            renderPage: (set, needs) =>
              findRemotePage(set, needs.url)?.remote === remote.name
                ? renderHere(set, needs, { config, renderer, log, load: source.load })
                : deps.renderPage(set, needs),
            dev: { origins: [remote.origin], inlineScript: reloadScript(remote.origin) },
          };
        },
      };
    },
  };
}
