import { Socket } from 'node:net';
import { createFrameReader, encodeFrame } from '@aaram/runtime/renderers/frames';
import { evaluateRemote } from './evaluate-remote.ts';
import { lockGlobals } from './lock-globals.ts';
import type { PageOrder, RendererMessage, ShopMessage } from './messages.ts';
import { renderPage } from './render-page.ts';
import { sharedModules } from './shared-modules.ts';

/** The pipe to the shop, as the shop opens it (runtime/renderers/spawn-renderer.ts). */
const CHANNEL = 3;
const MAX_FRAME_BYTES = 64 * 1024 * 1024;
/** Calls leave through the shop, which adds the API's address. */
const API = 'http://api.invalid/api';

type Answer = Extract<ShopMessage, { type: 'answer' }>;
type Render = { abort: AbortController; calls: Map<number, (answer: Answer, body: Buffer) => void> };
type Send = (message: RendererMessage, bytes?: Buffer) => void;

/** The shop accepts no longer reasons. */
const MAX_REASON_CHARACTERS = 4096;

const explain = (error: unknown) =>
  String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, MAX_REASON_CHARACTERS);

/** Sends a call of a page to the API through the shop. */
function createFetch(id: number, render: Render, send: Send) {
  let calls = 0;
  return (url: string, { method = 'GET' }: RequestInit): Promise<Response> => {
    if (method !== 'GET' || !url.startsWith(`${API}/`)) {
      return Promise.reject(new Error(`a page may only read from the API while it is rendered: ${method} ${url}`));
    }
    calls += 1;
    const call = calls;
    return new Promise((resolve, reject) => {
      render.calls.set(call, ({ status, headers }, body) => {
        render.calls.delete(call);
        if (status === 0) {
          reject(new Error('the API did not answer'));
        } else {
          resolve(new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers }));
        }
      });
      send({ type: 'call', id, call, path: url.slice(API.length) });
    });
  };
}

/**
 * The program of a renderer: renders the pages of one remote for the shop. Everything comes and goes through one pipe;
 * when it closes, the process ends. An unhandled rejection ends the process too, as always in Node.js.
 */
export function serveRenders(): void {
  const node = process;
  lockGlobals();
  const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
  const send: Send = (message, bytes) => void channel.write(encodeFrame(message, bytes));
  const renders = new Map<number, Render>();
  let remote: { name: string; module: ReturnType<typeof evaluateRemote> } | undefined;

  async function load(name: string) {
    if (remote?.name !== name) {
      throw new Error(`this process renders ${remote?.name}, not ${name}`);
    }
    return remote.module;
  }

  async function render(id: number, order: PageOrder): Promise<void> {
    const own: Render = { abort: new AbortController(), calls: new Map() };
    renders.set(id, own);
    try {
      const page = await renderPage({
        ...order,
        url: new URL(order.url),
        load,
        api: { baseUrl: API, fetch: createFetch(id, own, send), timeoutMs: order.apiTimeoutMs },
        signal: own.abort.signal,
        onProblem: (error) => send({ type: 'problem', id, reason: explain(error) }),
      });
      if ('redirect' in page) {
        send({ type: 'redirect', id, location: page.redirect, status: page.status });
        return;
      }
      const { html, ...facts } = page;
      send({ type: 'page', id, facts: { ...facts, hasFrame: html !== undefined } });
      for await (const part of html ?? []) {
        send({ type: 'html', id }, part);
      }
      send({ type: 'end', id });
    } catch (error) {
      send({ type: 'failed', id, reason: explain(error) });
    } finally {
      renders.delete(id);
    }
  }

  function evaluate(name: string, version: string, source: Buffer): void {
    try {
      remote = { name, module: evaluateRemote(source.toString('utf8'), `${name}@${version}.cjs`, sharedModules) };
      // An unhandled rejection ends the process before it reports that it is ready.
      setImmediate(() => send({ type: 'ready' }));
    } catch (error) {
      send({ type: 'refused', reason: explain(error) });
      channel.end(() => node.exit(1));
    }
  }

  function take(message: ShopMessage, bytes: Buffer): void {
    switch (message.type) {
      case 'load':
        evaluate(message.name, message.version, bytes);
        return;
      case 'render':
        void render(message.id, message.order);
        return;
      case 'abort':
        renders.get(message.id)?.abort.abort(new Error('the shop waits no longer'));
        renders.delete(message.id);
        return;
      case 'answer':
        renders.get(message.id)?.calls.get(message.call)?.(message, bytes);
        return;
      case 'ping':
        send({ type: 'pong', rssBytes: node.memoryUsage.rss() });
        return;
    }
  }

  const read = createFrameReader(MAX_FRAME_BYTES, ({ head, bytes }) => take(head as ShopMessage, bytes));
  channel.on('data', read);
  channel.once('error', () => node.exit(1));
  channel.once('close', () => node.exit(0));
  send({ type: 'started' });
}
