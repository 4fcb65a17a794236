import type { PageFacts, PageSurroundings } from './prepare-page.tsx';

/** What a renderer needs to know of a request. It names no visitor: documents are the same for everybody. */
export type PageOrder = PageSurroundings & {
  url: string;
  nonce: string;
  /** Time limit for a call to the API, ms. */
  apiTimeoutMs: number;
};

/** From the shop to a renderer. `id` is the render's, `call` that of one of its calls to the API. */
export type ShopMessage =
  /** The bytes are the remote's server file. */
  | { type: 'load'; name: string; version: string }
  | { type: 'render'; id: number; order: PageOrder }
  | { type: 'abort'; id: number }
  /** The bytes are the body. Status 0 when the API did not answer. */
  | { type: 'answer'; id: number; call: number; status: number; headers: Record<string, string> }
  | { type: 'ping' };

/** What the document around a page needs to know of it. */
export type RenderedFacts = PageFacts & {
  /** Whether something of the page had thrown before its first bytes. */
  hasErrors: boolean;
  /** False when the frame itself failed: no HTML follows, and the browser renders everything. */
  hasFrame: boolean;
};

/** From a renderer to the shop. */
export type RendererMessage =
  | { type: 'started' }
  | { type: 'ready' }
  /** The server file could not be evaluated. The renderer ends. */
  | { type: 'refused'; reason: string }
  | { type: 'pong'; rssBytes: number }
  /** A GET request to the API; `path` follows its `/api`. */
  | { type: 'call'; id: number; call: number; path: string }
  | { type: 'redirect'; id: number; location: string; status: number }
  | { type: 'page'; id: number; facts: RenderedFacts }
  /** The bytes are the next part of the page. A document may end after any part. */
  | { type: 'html'; id: number }
  | { type: 'end'; id: number }
  /** The page could not be prepared. */
  | { type: 'failed'; id: number; reason: string }
  /** Something of the page threw; for the log. */
  | { type: 'problem'; id: number; reason: string };
