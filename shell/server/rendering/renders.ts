import { Readable } from 'node:stream';
import type { PageOrder, RenderedFacts, RendererMessage, ShopMessage } from '../../src/rendering/messages.ts';
import type { RenderedPage } from '../../src/rendering/render-page.ts';
import type { Caller } from '../caller.ts';
import type { RendererRules } from './rules.ts';

/** A call of a page to the API, made by the shop in the visitor's name. */
export type CallApi = (
  path: string,
  caller: Caller,
  timeoutMs: number,
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;

/** A page to render: for whom, and within how long. */
export type RenderOptions = { order: PageOrder; caller: Caller; maxMs: number };

type RenderMessage = Extract<RendererMessage, { id: number }>;

type Render = {
  options: RenderOptions;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  /** The page's HTML, once its first part is here. */
  html?: Readable;
  htmlBytes: number;
  /** Calls to the API so far, and those without an answer. */
  calls: number;
  waiting: number;
  /** Pings that the renderer has answered since this page's last step. */
  pings: number;
  isAborted: boolean;
  timer: NodeJS.Timeout;
};

type RendersOptions = {
  rules: RendererRules;
  send: (message: ShopMessage, bytes?: Buffer) => void;
  callApi: CallApi;
  kill: (reason: string) => void;
  log: (line: string) => void;
};

/** The pages that one renderer is rendering, and the calls that they make. */
export class Renders {
  readonly #options: RendersOptions;
  readonly #all = new Map<number, Render>();
  #last = 0;
  #silentPages = 0;

  constructor(options: RendersOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#all.size;
  }

  begin(options: RenderOptions): Promise<RenderedPage> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      const onLate = () => {
        render.isAborted = true;
        this.#giveUp(id, render, `it was not rendered within ${Math.round(options.maxMs)} ms`);
      };
      const render: Render = {
        options,
        resolve,
        reject,
        htmlBytes: 0,
        calls: 0,
        waiting: 0,
        pings: 0,
        isAborted: false,
        timer: setTimeout(onLate, Math.max(1, options.maxMs)),
      };
      this.#all.set(id, render);
      this.#options.send({ type: 'render', id, order: options.order });
    });
  }

  take(message: RenderMessage, bytes: Buffer): void {
    const { id } = message;
    const render = this.#all.get(id);
    if (!render) {
      return;
    }
    render.pings = 0;
    switch (message.type) {
      case 'call':
        void this.#call(id, render, message.call, message.path);
        return;
      case 'redirect':
        this.#remove(id, render);
        render.resolve({ redirect: message.location, status: message.status });
        return;
      case 'page':
        this.#takePage(render, message.facts);
        return;
      case 'html':
        this.#takeHtml(id, render, bytes);
        return;
      case 'end':
        this.#end(id, render);
        return;
      case 'failed':
        this.#fail(id, render, new Error(message.reason));
        return;
      case 'problem':
        this.#options.log(`a page threw while rendering: ${render.options.order.url}: ${message.reason}`);
        return;
    }
  }

  /**
   * Counts the pings that the renderer answers while a page makes no progress: it could go on and does not. Time alone
   * does not tell: on a machine with too much work everything takes long.
   */
  notePing(): void {
    for (const [id, render] of this.#all) {
      render.pings = render.waiting > 0 ? 0 : render.pings + 1;
      if (render.pings > this.#options.rules.silentPings) {
        this.#giveUp(id, render, 'it made no progress');
      }
    }
  }

  /** Ends all pages with the renderer. */
  endAll(error: Error): void {
    for (const [id, render] of this.#all) {
      this.#fail(id, render, error);
    }
  }

  #remove(id: number, { timer }: Render): void {
    clearTimeout(timer);
    this.#all.delete(id);
  }

  #fail(id: number, render: Render, error: Error): void {
    this.#remove(id, render);
    render.reject(error);
    render.html?.destroy(error);
  }

  #end(id: number, render: Render): void {
    if (render.html) {
      this.#remove(id, render);
      render.html.push(null);
    } else {
      this.#fail(id, render, new Error('it ended without a page'));
    }
  }

  /** Ends a page that takes too long. One that has begun is asked to end itself first, so that it ends well. */
  #giveUp(id: number, render: Render, reason: string): void {
    const { send, kill, rules } = this.#options;
    send({ type: 'abort', id });
    if (render.html && !render.isAborted) {
      render.isAborted = true;
      render.pings = 0;
      return;
    }
    this.#fail(id, render, new Error(reason));
    // A slow API is not the release's fault.
    this.#silentPages += render.waiting > 0 ? 0 : 1;
    if (this.#silentPages >= rules.silentPages) {
      kill(`${this.#silentPages} pages in a row did not finish: ${reason}`);
    }
  }

  async #call(id: number, render: Render, number: number, path: string): Promise<void> {
    const { callApi, log, send, rules } = this.#options;
    render.calls += 1;
    if (render.calls > rules.calls) {
      this.#fail(id, render, new Error(`one page made more than ${rules.calls} calls`));
      return;
    }
    render.waiting += 1;
    const { caller, order } = render.options;
    const answer = await callApi(path, caller, order.apiTimeoutMs).catch((error: unknown) => {
      log(`a call of ${order.url} failed: ${error instanceof Error ? error.message : error}`);
      return { status: 0, headers: {}, body: Buffer.alloc(0) };
    });
    render.waiting -= 1;
    render.pings = 0;
    if (this.#all.has(id)) {
      send({ type: 'answer', id, call: number, status: answer.status, headers: answer.headers }, answer.body);
    }
  }

  #takePage(render: Render, { hasFrame, ...facts }: RenderedFacts): void {
    if (render.html) {
      return;
    }
    this.#silentPages = 0;
    render.html = new Readable({ read: () => undefined, highWaterMark: this.#options.rules.pageBytes });
    // Its reader listens for errors too; until then one must not end the shop.
    render.html.on('error', () => undefined);
    render.resolve({ ...facts, html: hasFrame ? render.html : undefined });
  }

  #takeHtml(id: number, render: Render, bytes: Buffer): void {
    const { pageBytes } = this.#options.rules;
    render.htmlBytes += bytes.length;
    if (render.htmlBytes > pageBytes) {
      this.#fail(id, render, new Error(`the page is larger than ${pageBytes} bytes`));
    } else {
      // The bytes of a message share their memory with the next ones.
      render.html?.push(Buffer.from(bytes));
    }
  }
}
