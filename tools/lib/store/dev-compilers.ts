import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { devPorts } from '../../../rspack.config.base.ts';
import { findSource } from './source-stack.ts';

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

const origins = Object.values(devPorts).map((port) => `http://localhost:${port}`);

/** Answers the stack of an error with its positions in the source, for shell/src/app/dev-sources.ts. */
async function answerStack(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.end(await findSource(await text(request), origins));
}

/** What an app's development server answers beside the files of its build. */
function listAnswers(browser: Compiler) {
  let stylesheets: string[] = [];
  browser.hooks.done.tap('stylesheets', ({ compilation }) => {
    const names = compilation.getAssets().map(({ name }) => name);
    stylesheets = names.filter((name) => name.endsWith('.css'));
  });
  const answerStylesheets = async (_request: IncomingMessage, response: ServerResponse) => {
    response.end(JSON.stringify(stylesheets));
  };
  return [
    { path: '/source-stack', middleware: answerStack },
    { path: '/stylesheets', middleware: answerStylesheets },
  ];
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
  // Before the development server adds its overlay, so that it hears of an error first.
  if (app === 'shell') new rspack.EntryPlugin(join(root, app), './src/app/dev-sources.ts', {}).apply(browser);
  const answers = listAnswers(browser);
  const devServer: Configuration['devServer'] = {
    ...browserConfig.devServer,
    setupMiddlewares: (middlewares) => [...answers, ...middlewares],
  };
  await new RspackDevServer(devServer, browser).start();
  await ready;
}
