import type { FileSet, RemoteManifest } from '@aaram/shared-domain/contract';
import type { BootData } from '../src/app/boot-data.ts';
import type { ShellAssets, ShellRenderer } from './shell-assets.ts';

type DocumentHead = {
  assets: ShellAssets;
  renderer: ShellRenderer;
  /** Title and meta tags. */
  head: string;
  picturePreloads: string;
  /** The remote of the page and what its page needs, when it could be read. */
  remote: { base: string; manifest: RemoteManifest; page: FileSet } | undefined;
  /** Further tags for the head, in development. */
  devHead?: string;
  /** Address of the payment provider's script, on checkout. */
  paymentScriptUrl: string | undefined;
};

const stylesheet = (url: string, integrity: string) =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
// Low: the first picture and the fonts are what a visitor waits for, the script may come after them.
const scriptPreload = (url: string, integrity: string) =>
  `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`;

function remoteTags(remote: DocumentHead['remote']) {
  if (!remote) {
    return { css: '', js: '' };
  }
  const { base, manifest, page } = remote;
  const tag = (make: (url: string, integrity: string) => string) => (file: string) =>
    make(`${base}/${file}`, manifest.integrity[file] ?? '');
  const unique = (files: string[]) => [...new Set(files)];
  return {
    css: unique([...manifest.entry.css, ...page.css])
      .map(tag(stylesheet))
      .join(''),
    js: unique([manifest.remoteEntry, ...manifest.entry.js, ...page.js])
      .map(tag(scriptPreload))
      .join(''),
  };
}

/** Everything before the page itself. It can be sent before the page is rendered. */
export function buildDocumentStart({
  assets,
  renderer,
  head,
  picturePreloads,
  remote,
  paymentScriptUrl,
  devHead = '',
}: DocumentHead): string {
  const tags = remoteTags(remote);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    head,
    `<script>${renderer.themeBootScript}</script>`,
    devHead,
    picturePreloads,
    ...assets.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
    ),
    ...assets.css.map(({ url, integrity }) => stylesheet(url, integrity)),
    tags.css,
    ...assets.js.map(
      ({ url, integrity }) =>
        `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low"></script>`,
    ),
    tags.js,
    paymentScriptUrl === undefined ? '' : `<meta name="payment-script" content="${paymentScriptUrl}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head><body><div id="root">',
  ].join('');
}

/** Everything after the page: what its script needs to take over, as data. */
export function buildDocumentEnd(renderer: ShellRenderer, boot: BootData): string {
  return `</div><script type="application/json" id="${renderer.BOOT_ELEMENT_ID}">${renderer.serialiseForScript(boot)}</script></body></html>`;
}
