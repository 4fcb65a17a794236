import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

type Log = (text: string, name: string) => void;
export type AppConfig = { default: (env: { target?: 'browser' | 'server' }) => Configuration[] };

/** Resolves after the first successful build; shows errors and waits for the next edit. */
function firstBuild(compiler: Compiler, name: string, log: Log): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('aaram-dev', (stats) => {
      if (stats.hasErrors()) log(stats.toString({ all: false, errors: true, colors: true }), name);
      resolve();
    });
  });
}

/** Serves an app's browser build with hot reload and keeps its server build up to date. Resolves when both exist. */
export async function developApp(root: string, app: string, log: Log): Promise<void> {
  const { default: config }: AppConfig = await import(pathToFileURL(join(root, app, 'rspack.config.ts')).href);
  const [browserConfig] = config({ target: 'browser' });
  const [serverConfig] = config({ target: 'server' });
  if (!browserConfig?.devServer || !serverConfig) throw new Error(`${app}/rspack.config.ts has no build to develop.`);
  const browser = rspack(browserConfig);
  const server = rspack(serverConfig);
  const ready = Promise.all([firstBuild(browser, app, log), firstBuild(server, app, log)]);
  server.watch({}, (error) => {
    if (error) log(String(error), app);
  });
  await new RspackDevServer(browserConfig.devServer, browser).start();
  await ready;
}
