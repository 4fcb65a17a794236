/** Which modules make a file for browsers, and how it is made small. */
import { type Configuration, rspack } from '@rspack/core';

/**
 * The oldest browsers that the styles support. Without this list the minimizer writes each logical side
 * (margin-inline-start) three times, with lists of languages.
 */
const styleTargets = ['chrome >= 107', 'edge >= 107', 'firefox >= 121', 'safari >= 16.4'];

/**
 * Tells V8 to compile all functions of the two files that every page runs while they arrive, on another thread. Else it
 * compiles each when it is called first: half of the main thread's time for a first load. Other engines read a comment.
 */
export const compileAhead = new rspack.BannerPlugin({
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

type Build = { isHost: boolean; isDev: boolean; isMinimized: boolean };

export function buildOptimization({ isHost, isDev, isMinimized }: Build): NonNullable<Configuration['optimization']> {
  return {
    // Defined for each build, and not by its mode.
    nodeEnv: false,
    minimize: isMinimized,
    chunkIds: isDev ? 'named' : 'deterministic',
    splitChunks: !isDev && (isHost ? hostChunks : remoteChunks),
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { comments: false } },
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: styleTargets } }),
    ],
  };
}
