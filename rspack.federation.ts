/**
 * The only place where parts of Module Federation are replaced as an app is built. Each saves more of a product page's
 * scripts than the budget has left: docs/decisions/0002 has the figures, tools/lib/federation.test.ts what to do at an
 * update.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RspackPluginInstance, rspack } from '@rspack/core';

const federation = resolve(import.meta.dirname, 'shared-platform/src/federation');

/** What a package exports as ES modules. */
const exported = (name: string) => fileURLToPath(import.meta.resolve(`@module-federation/${name}`));

/** Packages that the plugin adds to an app as CommonJS, of which a bundler can leave nothing out. */
const addedAsCommonJs = ['runtime', 'runtime-core', 'sdk', 'inject-external-runtime-core-plugin'];

/** Takes the place of whatever asks for a package by name or by the CommonJS file it exports. */
const replacePackage = (name: string, file: string) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`@module-federation/${name}(/dist/index\\.cjs)?$`), file);

/** Production builds: the same runtime as ES modules, without sentences of errors, and once a page. */
export const leanFederationRuntime = (isHost: boolean): RspackPluginInstance[] => [
  ...addedAsCommonJs.map((name) => replacePackage(name, exported(name))),
  // No export of the package leaves the sentences out: the one file that is named by where it lies.
  new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.m?js$/, (resource) => {
    if (resource.context.includes('error-codes')) {
      resource.request = resolve(federation, 'error-descriptions.js');
    }
  }),
  replacePackage(
    'webpack-bundler-runtime',
    isHost ? exported('webpack-bundler-runtime') : resolve(federation, 'bundler-runtime.js'),
  ),
];
