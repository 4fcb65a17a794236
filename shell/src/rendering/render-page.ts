import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RenderedFacts } from './messages.ts';
import { type PageRequest, preparePage } from './prepare-page.tsx';

/** More bytes than any page has: React never waits for its reader. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Collects what React writes and passes it on in whole batches: a document may end after any of them. */
class Batches extends Writable {
  readonly html = new Readable({ read: () => undefined, highWaterMark: MAX_DOCUMENT_BYTES });
  #parts: Buffer[] = [];

  constructor() {
    super({ highWaterMark: MAX_DOCUMENT_BYTES });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // React writes into the same memory again.
    this.#parts.push(Buffer.from(chunk));
    done();
  }

  /** React calls this at the end of each batch. */
  flush(): void {
    if (this.#parts.length > 0) {
      this.html.push(Buffer.concat(this.#parts));
      this.#parts = [];
    }
  }

  override _final(done: () => void): void {
    this.flush();
    this.html.push(null);
    done();
  }
}

/** A page that is being rendered: `html` follows, part by part, unless the frame itself failed. */
export type RenderedPage =
  | { redirect: string; status: number }
  | (Omit<RenderedFacts, 'hasFrame'> & { html: Readable | undefined });

type RenderRequest = PageRequest & { nonce: string; onProblem: (error: unknown) => void };

/** Prepares and renders a page. Resolves when its first part is ready. */
export async function renderPage({ nonce, onProblem, ...request }: RenderRequest): Promise<RenderedPage> {
  const page = await preparePage(request);
  if ('redirect' in page) {
    return page;
  }
  const { render, ...facts } = page;
  const batches = new Batches();
  let hasErrors = false;
  const { promise: first, resolve: onFirst } = Promise.withResolvers<boolean>();
  const stream = render({
    nonce,
    onError: (error) => {
      hasErrors = true;
      onProblem(error);
    },
    onReady: () => {
      stream.pipe(batches);
      onFirst(true);
    },
    onFatal: () => onFirst(false),
  });
  const giveUp = () => stream.abort(request.signal.reason);
  request.signal.addEventListener('abort', giveUp, { once: true });
  batches.once('close', () => request.signal.removeEventListener('abort', giveUp));
  const hasFrame = await first;
  // An unhandled rejection ends a renderer here, before anything of the page is sent.
  await nextTurn();
  return { ...facts, hasErrors, html: hasFrame ? batches.html : undefined };
}
