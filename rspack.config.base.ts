/**
 * The only bundler and federation configuration: `host()` for the shell, `remote()` for the apps it loads. Each returns
 * two builds: one for browsers (federated), one for the server (a plain CommonJS file).
 */
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
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

/**
 * The oldest browsers that the styles support. Without this list the minimizer writes each logical side
 * (margin-inline-start) three times, with lists of languages.
 */
const styleTargets = ['chrome >= 107', 'edge >= 107', 'firefox >= 121', 'safari >= 16.4'];

/** Loaded once per page: the shell provides them, remotes refuse to run on another major version. */
export const sharedVersions = { react: '^19.0.0', 'react-dom': '^19.0.0', '@aaram/shared-platform': '^1.0.0' };

/** Modules that a remote's server file gets from the shop server instead of bundling them. */
const serverExternals = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', '@aaram/shared-platform'];

type Target = 'browser' | 'server';
type Mode = { isDev: boolean; target: Target };

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
  loader: resolve(tools, 'tools/lib/pseudo-texts.mjs'),
};

/** Only in files for browsers: a server reads all texts once. */
const placeTexts = {
  test: /\.tsx?$/,
  exclude: [/node_modules\/(?!@aaram)/, pseudoTexts.test],
  enforce: 'pre' as const,
  loader: resolve(tools, 'tools/lib/place-texts.mjs'),
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

function buildRules({ isDev, target }: Mode): NonNullable<Configuration['module']> {
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
      { test: /\.css$/, type: 'css/auto', loader: resolve(tools, 'tools/lib/layer-styles.cjs') },
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
              react: { runtime: 'automatic', development: isDev, refresh: isDev && target === 'browser' },
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

/**
 * Tells V8 to compile all functions of the two files that every page runs while they arrive, on another thread. Else it
 * compiles each when it is called first: half of the main thread's time for a first load. Other engines read a comment.
 */
const compileAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(main|react)\.\w+\.js$/,
  // After the minimizer, which drops comments, and before names and integrity are made of the content.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const asked = { default: false, defaultVendors: false } as const;
/** react-dom changes less often than the shell: in a separate file it stays cached across deploys. */
const hostChunks = {
  chunks: 'initial' as const,
  cacheGroups: {
    ...asked,
    react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', enforce: true },
  },
};
/** Each page of a remote is one file; what its forms are made of would be in most of them. */
const remoteChunks = {
  chunks: 'async' as const,
  cacheGroups: { ...asked, forms: { test: /node_modules\/react-hook-form\//, name: 'forms', enforce: true } },
};

function buildBrowser(app: string, isDev: boolean, federation: RspackPluginInstance): Configuration {
  const isHost = app === 'shell';
  const devOrigin = `http://localhost:${devPortOf(app)}`;
  // A remote's release has a folder of its own: hashes in the names of its chunks would only make its container larger.
  const chunkName = isHost && !isDev ? '[name].[contenthash:8]' : '[name]';
  return {
    ...buildCommon(app, { isDev, target: 'browser' }),
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
    optimization: {
      minimize: !isDev && !isPseudo,
      chunkIds: isDev ? 'named' : 'deterministic',
      splitChunks: !isDev && (isHost ? hostChunks : remoteChunks),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: styleTargets } }),
      ],
    },
    plugins: [
      federation,
      ...(isDev ? [] : leanFederationRuntime(root, isHost)),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
        // Keeps what only server documents need, such as data for search engines, out of the browser files.
        'process.env.BROWSER_BUILD': 'true',
      }),
      ...(isDev
        ? [new ReactRefreshRspackPlugin()]
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

function buildServer(app: string, isDev: boolean, entry: string, externals: string[]): Configuration {
  return {
    ...buildCommon(app, { isDev, target: 'server' }),
    target: 'node24',
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
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
        'process.env.BROWSER_BUILD': 'false',
      }),
    ],
  };
}

/** `target` picks one of the two builds: development serves the browser build and watches the server build. */
type Env = { target?: Target };
const pick = (builds: Configuration[], { target }: Env) =>
  target === undefined ? builds : builds.filter((build) => build.name?.endsWith(`:${target}`));

const isDevelopment = () => process.env.AARAM_DEV === '1';

/** The shell: provides the shared packages eagerly, and Module Federation's runtime for all apps. */
export function host() {
  return (env: Env): Configuration[] => {
    const isDev = isDevelopment();
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
      [buildBrowser('shell', isDev, federation), buildServer('shell', isDev, './src/entry-server.tsx', [])],
      env,
    );
  };
}

/** A remote: exposes only `src/remote.tsx`, and bundles nothing that the shell shares. */
export function remote(app: string) {
  return (env: Env): Configuration[] => {
    const isDev = isDevelopment();
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
      [buildBrowser(app, isDev, federation), buildServer(app, isDev, './src/remote.tsx', serverExternals)],
      env,
    );
  };
}
