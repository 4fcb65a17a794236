/**
 * The only place where parts of Module Federation are replaced in the build. Each replacement saves more of a product
 * page's scripts than the budget has left: docs/decisions/0002 has the figures, tools/lib/federation.test.ts says what
 * to do at an update.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RspackPluginInstance, rspack } from '@rspack/core';

const federation = resolve(import.meta.dirname, 'shared-platform/src/federation');

/** The ES module that a package exports. */
const exported = (name: string) => fileURLToPath(import.meta.resolve(`@module-federation/${name}`));

/** Packages that the plugin adds to an app as CommonJS, which a bundler cannot tree-shake. */
const addedAsCommonJs = ['runtime', 'runtime-core', 'sdk'];

/** Replaces a package that is imported by name or by its CommonJS file. */
const replacePackage = (name: string, file: string) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`@module-federation/${name}(/dist/index\\.cjs)?$`), file);

/**
 * The plugin writes its first module as a `data:` address that names a package by its absolute path, and the module's id
 * is a hash of that. Without the path, a release has the same content wherever it is built.
 */
const forgetFolder = (root: string) =>
  new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (resource) => {
    const folder = encodeURIComponent(`${resolve(root, 'node_modules')}/`);
    resource.request = resource.request.replaceAll(folder, '');
  });

/** Beside its manifest, the plugin writes a longer form of it, which is not used. */
const dropStats: RspackPluginInstance = {
  apply({ hooks, rspack: { Compilation } }) {
    hooks.thisCompilation.tap('drop-stats', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'drop-stats', stage }, () => {
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      });
    });
  },
};

/**
 * Numbers the modules that the shell shares. By default their ids are hashes of absolute paths, which differ from folder
 * to folder. They are the only modules with ids of one digit.
 */
const numberSharedModules: RspackPluginInstance = {
  apply({ context, hooks }) {
    hooks.compilation.tap('number shared modules', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('number shared modules', (modules) => {
        const named = [...modules].map((module) => ({ module, name: module.libIdent({ context }) ?? '' }));
        const shared = named.filter(({ name }) => name.includes('webpack/sharing/consume/'));
        const sorted = shared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        for (const [index, { module }] of sorted.entries()) {
          Object.assign(module, { id: index + 1 });
        }
      }),
    );
  },
};

/**
 * A remote's container asks for each chunk by its content: in a folder that is named by its integrity, which the container
 * has for every chunk. So a chunk that a release leaves as it was keeps its address (`contentFolder` in
 * shared-domain/src/release/manifest.ts says the same to the shop server).
 */
class AddressesByContent extends rspack.RuntimeModule {
  constructor() {
    super('addresses by content', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const wrap = (name: string, hashes: string) => `
      var ${hashes}Name = ${name};
      ${name} = (id) => (__webpack_require__.${hashes}[id] || "").slice(7, 15).replace(/\\W/g, "_") + "/" + ${hashes}Name(id);`;
    return wrap('__webpack_require__.u', 'sriHashes') + wrap('__webpack_require__.k', 'sriCssHashes');
  }
}

const addressChunksByContent: RspackPluginInstance = {
  apply({ hooks }) {
    hooks.thisCompilation.tap('addresses by content', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('addresses by content', (chunk) =>
        compilation.addRuntimeModule(chunk, new AddressesByContent()),
      ),
    );
  },
};

/** Production builds: the same runtime as ES modules, without error texts, and once per page. */
export const leanFederationRuntime = (root: string, isHost: boolean): RspackPluginInstance[] => [
  forgetFolder(root),
  dropStats,
  ...(isHost ? [numberSharedModules] : [addressChunksByContent]),
  ...addedAsCommonJs.map((name) => replacePackage(name, exported(name))),
  // No export of the package omits the error texts, so this file is matched by its path.
  new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.m?js$/, (resource) => {
    if (resource.context.includes('error-codes')) {
      resource.request = resolve(federation, 'error-descriptions.js');
    }
  }),
  replacePackage('webpack-bundler-runtime', resolve(federation, isHost ? 'host-runtime.js' : 'bundler-runtime.js')),
  replacePackage('inject-external-runtime-core-plugin', resolve(federation, 'lend-runtime.js')),
];
