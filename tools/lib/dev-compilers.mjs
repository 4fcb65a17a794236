import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Resolves when the compiler has built once; errors are shown and the next edit is waited for. */
function firstBuild(compiler, name, log) {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('aaram-dev', (stats) => {
      if (stats.hasErrors()) log(stats.toString({ all: false, errors: true, colors: true }), name);
      resolve();
    });
  });
}

/** Serves an app's browser build with hot reload and keeps its server build fresh. Resolves when both are there. */
export async function developApp(root, app, log) {
  const { default: config } = await import(pathToFileURL(join(root, app, 'rspack.config.ts')).href);
  const [browserConfig] = config({ target: 'browser' });
  const [serverConfig] = config({ target: 'server' });
  const browser = rspack(browserConfig);
  const server = rspack(serverConfig);
  const ready = Promise.all([firstBuild(browser, app, log), firstBuild(server, app, log)]);
  server.watch({}, (error) => error && log(String(error), app));
  await new RspackDevServer(browserConfig.devServer, browser).start();
  await ready;
}
