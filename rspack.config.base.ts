/**
 * The only bundler and federation configuration: `host()` for the shell, `remote()` for the apps it loads. Each returns
 * two builds: one for browsers (federated), one for the server (a plain CommonJS file).
 */
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { buildOptimization, compileAhead } from './rspack.chunks.ts';
import { leanFederationRuntime } from './rspack.federation.ts';
import { listApps } from './tools/lib/workspaces.mjs';

const tools = import.meta.dirname;
/** Where the apps are: here, or where these tools are an installed package, the folder from which npm runs. */
const root = tools.includes('node_modules') ? process.cwd() : tools;

/**
 * Ports of the development servers by app, from DEV_PORT on, in the order of the workspaces; in production the shop
 * server sends all files.
 */
const firstDevPort = Number(process.env.DEV_PORT || 3100);
export const devPorts: Readonly<Record<string, number>> = Object.fromEntries(
  listApps(root).map((app, index) => [app, firstDevPort + index]),
);
const devPortOf = (app: string) => devPorts[app] ?? firstDevPort;

/** Loaded once per page: the shell provides them, remotes refuse to run on another major version. */
export const sharedVersions = { react: '^19.0.0', 'react-dom': '^19.0.0', '@aaram/shared-platform': '^1.0.0' };

/** Modules that a remote's server file gets from the shop server instead of bundling them. */
const serverExternals = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', '@aaram/shared-platform'];

type Target = 'browser' | 'server';
/** `hasRefresh`: components are replaced in an open page, which needs a shell in development too. */
type Mode = { isDev: boolean; hasRefresh: boolean; target: Target };

/**
 * The language of the texts: a folder in `src/texts` of each package, which its `imports` name under a condition
 * (docs/contributing.md, "a language"). `pseudo` is English made conspicuous, for tests.
 */
const language = process.env.TEXTS || 'en';
/** Read by tests alone, which do not mind how large files are: they are neither minimized nor compressed. */
export const isPseudo = language === 'pseudo';
/** What an app is built into: other languages do not replace the English build. */
export const distOf = (base: string, app: string) =>
  resolve(base, app, language === 'en' ? 'dist' : `dist/${language}`);

const pseudoTexts = {
  test: /[\\/]src[\\/]texts[\\/]en[\\/]/,
  enforce: 'pre' as const,
  loader: resolve(tools, 'tools/lib/build/pseudo-texts.mjs'),
};

/** Only in files for browsers: a server reads all texts once. */
const placeTexts = {
  test: /\.tsx?$/,
  exclude: [/node_modules\/(?!@aaram)/, pseudoTexts.test],
  enforce: 'pre' as const,
  loader: resolve(tools, 'tools/lib/build/place-texts.mjs'),
  options: { isPseudo },
};

const extensions = ['.ts', '.tsx', '.js', '.mjs'];

/** The router's package exports its development build by default; the production build is beside it. */
const router = resolve(root, 'node_modules/react-router/dist/production');
const aliases = {
  'react-router$': `${router}/index.mjs`,
  'react-router/dom$': `${router}/dom-export.mjs`,
};

/** Global names must be identifiers. */
const identifier = (app: string) => app.replaceAll('-', '_');

function buildRules({ isDev, hasRefresh, target }: Mode): NonNullable<Configuration['module']> {
  const css = {
    namedExports: false,
    exportsOnly: target === 'server',
    // The hash comes from app and path, never from content, so that both builds of an app give a class the same name.
    localIdentName: isDev ? '[uniqueName]-[name]-[local]' : '[uniqueName]-[local]-[hash:4]',
    esModule: true,
  };
  return {
    parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
    generator: {
      'css/auto': { exportsOnly: css.exportsOnly, localIdentName: css.localIdentName, esModule: true },
      'css/module': { exportsOnly: css.exportsOnly, localIdentName: css.localIdentName, esModule: true },
    },
    rules: [
      ...(isPseudo ? [pseudoTexts] : []),
      ...(!isDev && target === 'browser' ? [placeTexts] : []),
      { test: /\.css$/, type: 'css/auto', loader: resolve(tools, 'tools/lib/build/layer-styles.cjs') },
      { test: /react-router[\\/]dist[\\/]production/, loader: resolve(tools, 'tools/lib/build/pure-components.mjs') },
      { test: /\.(woff2|avif|webp|png|opus|mp3)$/, type: 'asset/resource' },
      {
        test: /\.tsx?$/,
        exclude: /node_modules\/(?!@aaram)/,
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: {
            target: 'es2022',
            transform: {
              react: { runtime: 'automatic', development: hasRefresh, refresh: hasRefresh && target === 'browser' },
            },
          },
        },
      },
    ],
  };
}

function buildCommon(app: string, mode: Mode): Configuration {
  return {
    name: `${app}:${mode.target}`,
    mode: mode.isDev ? 'development' : 'production',
    devtool: mode.isDev ? 'cheap-module-source-map' : false,
    context: resolve(root, app),
    resolve: { extensions, conditionNames: [language, '...'], ...(mode.isDev ? {} : { alias: aliases }) },
    module: buildRules(mode),
    // With lazy compilation a federated page stays blank in development.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    // Otherwise each build of a remote says that its manifest has no address of its own, as it should.
    ...(mode.isDev ? {} : { infrastructureLogging: { level: 'error' as const } }),
  };
}

function buildBrowser(
  app: string,
  { isDev, hasRefresh }: Development,
  federation: RspackPluginInstance,
): Configuration {
  const isHost = app === 'shell';
  const devOrigin = `http://localhost:${devPortOf(app)}`;
  // A remote's release has a folder of its own: hashes in the names of its chunks would only make its container larger.
  const chunkName = isHost && !isDev ? '[name].[contenthash:8]' : '[name]';
  return {
    ...buildCommon(app, { isDev, hasRefresh, target: 'browser' }),
    target: ['web', 'es2022'],
    entry: isHost ? { main: './src/index.ts' } : {},
    output: {
      path: isDev ? resolve(root, app, '.dev/browser') : resolve(distOf(root, app), 'browser'),
      clean: true,
      uniqueName: app,
      publicPath: isDev ? `${devOrigin}/` : isHost ? '/assets/' : 'auto',
      crossOriginLoading: 'anonymous',
      filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: `${chunkName}.js`,
      cssFilename: `${chunkName}.css`,
      cssChunkFilename: `${chunkName}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A file that takes longer counts as failed (shell/src/remotes).
      chunkLoadTimeout: 4000,
    },
    optimization: buildOptimization({ isHost, isMinimized: !isDev && !isPseudo, isDev }),
    plugins: [
      federation,
      ...(isDev ? [] : leanFederationRuntime(root, isHost)),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(hasRefresh ? 'development' : 'production'),
        // Keeps what only server documents need, such as data for search engines, out of the browser files.
        'process.env.BROWSER_BUILD': 'true',
      }),
      ...(hasRefresh ? [new ReactRefreshRspackPlugin()] : []),
      ...(isDev
        ? []
        : [compileAhead, new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false })]),
    ],
    devServer: {
      port: devPortOf(app),
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${devPortOf(app)}/ws`,
        // Each app shows its own build errors; errors of the page would be shown once by each.
        overlay: { errors: true, warnings: false, runtimeErrors: isHost },
      },
    },
  };
}

function buildServer(
  app: string,
  { isDev, hasRefresh }: Development,
  entry: string,
  externals: string[],
): Configuration {
  return {
    ...buildCommon(app, { isDev, hasRefresh, target: 'server' }),
    target: 'node24',
    // For the gate of releases, which names the line of the source that failed. It is no part of a release.
    ...(isDev ? {} : { devtool: 'hidden-nosources-source-map' }),
    entry: { entry },
    externals,
    externalsType: 'commonjs',
    output: {
      path: isDev ? resolve(root, app, '.dev/server') : resolve(distOf(root, app), 'server'),
      clean: true,
      uniqueName: app,
      filename: '[name].cjs',
      publicPath: isDev ? `http://localhost:${devPortOf(app)}/` : '/assets/',
      library: { type: 'commonjs2' },
      // Only the names of assets are needed here; the browser build writes the files.
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    optimization: { nodeEnv: false, minimize: false, splitChunks: false },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(hasRefresh ? 'development' : 'production'),
        'process.env.BROWSER_BUILD': 'false',
      }),
    ],
  };
}

/** `target` picks one of the two builds: development serves the browser build and watches the server build. */
type Env = { target?: Target };
const pick = (builds: Configuration[], { target }: Env) =>
  target === undefined ? builds : builds.filter((build) => build.name?.endsWith(`:${target}`));

/**
 * `1` develops shell and remotes together, `against` one remote with a shell that is released, whose React is the one for
 * production.
 */
const readMode = () => {
  const dev = process.env.AARAM_DEV;
  return { isDev: dev === '1' || dev === 'against', hasRefresh: dev === '1' };
};
type Development = ReturnType<typeof readMode>;

/** The shell: provides the shared packages eagerly, and Module Federation's runtime for all apps. */
export function host() {
  return (env: Env): Configuration[] => {
    const mode = readMode();
    const { isDev } = mode;
    const federation = new ModuleFederationPlugin({
      name: 'shell',
      shared: Object.fromEntries(
        Object.entries(sharedVersions).map(([name, requiredVersion]) => [
          name,
          { singleton: true, strictVersion: true, eager: true, requiredVersion },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      // In development too: a remote under work runs beside released ones, which have no runtime.
      experiments: {
        provideExternalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: !isDev },
      },
    });
    return pick(
      [buildBrowser('shell', mode, federation), buildServer('shell', mode, './src/entry-server.tsx', [])],
      env,
    );
  };
}

/** A remote: exposes only `src/remote.tsx`, and bundles nothing that the shell shares. */
export function remote(app: string) {
  return (env: Env): Configuration[] => {
    const mode = readMode();
    const { isDev } = mode;
    const federation = new ModuleFederationPlugin({
      name: identifier(app),
      filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': { import: './src/remote.tsx', name: 'expose' } },
      shared: Object.fromEntries(
        Object.entries(sharedVersions).map(([name, requiredVersion]) => [
          name,
          { singleton: true, strictVersion: true, import: false as const, requiredVersion },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      // For Module Federation's devtools and for hosts that use it whole; the shop reads release.json.
      manifest: !isDev,
      experiments: isDev ? {} : { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    });
    return pick(
      [buildBrowser(app, mode, federation), buildServer(app, mode, './src/remote.tsx', serverExternals)],
      env,
    );
  };
}
