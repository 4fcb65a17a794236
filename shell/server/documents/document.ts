import { addressOf, type FileSet, type RemoteManifest } from '@aaram/shared-domain/contract';
import { locale } from '@aaram/shared-domain/format';
import type { BootData } from '../../src/app/boot-data.ts';
import type { ShellAssets, ShellRenderer } from '../shell-assets.ts';
import { listOwnScripts } from './own-scripts.ts';
import { type PageScript, SCRIPTS_ELEMENT_ID } from './start-script.ts';

type DocumentHead = {
  assets: ShellAssets;
  renderer: ShellRenderer;
  origin: string;
  /** The page's whole stylesheet as text; undefined in development, which uses links. */
  styles: string | undefined;
  /** Title and meta tags. */
  head: string;
  picturePreloads: string;
  /** The page's remote and the files the page needs; undefined when they could not be read. */
  remote: { base: string; manifest: RemoteManifest; page: FileSet } | undefined;
  /** Name of the page, when it is one of the shell's own. */
  ownPage: string | undefined;
  /** Further tags for the head, in development. */
  devHead?: string;
  /** Address of the payment provider's script, on checkout. */
  paymentScriptUrl: string | undefined;
};

const stylesheet = (url: string, integrity: string, attributes = '') =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous"${attributes}>`;

/**
 * The stylesheets are inlined. A remote's script looks for links to its stylesheets, so each has a link, and `disabled`
 * keeps the browser from fetching it. Its URL must be absolute, as in the script.
 */
function styleTags(styles: string | undefined, shell: ShellAssets['css'], page: ShellAssets['css']): string[] {
  if (styles === undefined) {
    return [...shell, ...page].map(({ url, integrity }) => stylesheet(url, integrity));
  }
  return [`<style>${styles}</style>`, ...page.map(({ url, integrity }) => stylesheet(url, integrity, ' disabled'))];
}

type RemotePage = DocumentHead['remote'];

function remoteStylesheets(remote: RemotePage, origin: string): ShellAssets['css'] {
  return remote
    ? pageStylesheets(remote.manifest, remote.page).map((file) => ({
        url: new URL(addressOf(remote.base, remote.manifest, file), origin).href,
        integrity: remote.manifest.integrity[file] ?? '',
      }))
    : [];
}

function ownScripts(assets: ShellAssets, ownPage: string | undefined): PageScript[] {
  const files = assets.pages?.[ownPage ?? '']?.js ?? [];
  return files
    .filter(({ url }) => !assets.js.some((shell) => shell.url === url))
    .map(({ url, integrity }) => ({ src: url, integrity, run: false }));
}

function remoteScripts(remote: RemotePage): PageScript[] {
  if (!remote) {
    return [];
  }
  const { base, manifest, page } = remote;
  const files = new Set([manifest.remoteEntry, ...manifest.entry.js, ...page.js]);
  return [...files].map((file) => ({
    src: addressOf(base, manifest, file),
    integrity: manifest.integrity[file] ?? '',
    run: false,
  }));
}

/** Stylesheets of one of the shell's own pages, without those that every page has. */
export const ownStylesheets = (assets: ShellAssets, ownPage: string | undefined): ShellAssets['css'] =>
  assets.pages?.[ownPage ?? '']?.css.filter(({ url }) => !assets.css.some((shell) => shell.url === url)) ?? [];

/** Stylesheets of a remote's page, in the order in which they apply. */
export const pageStylesheets = (manifest: RemoteManifest, page: FileSet) => [
  ...new Set([...manifest.entry.css, ...page.css]),
];

/** Everything before the page itself. It can be sent before the page is rendered. */
export function buildDocumentStart({
  assets,
  renderer,
  origin,
  styles,
  head,
  picturePreloads,
  remote,
  ownPage,
  paymentScriptUrl,
  devHead = '',
}: DocumentHead): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Before the styles, which take a slow line 55 ms: what the first screen shows is asked for meanwhile.
    picturePreloads,
    head,
    `${renderer.themeTags}<script>${renderer.themeBootScript}</script>`,
    devHead,
    // Inlined: the first paint waits for no other file (docs/decisions/0004-styles-in-the-document.md).
    ...styleTags(styles, assets.css, [...ownStylesheets(assets, ownPage), ...remoteStylesheets(remote, origin)]),
    ...assets.fonts.map(
      (url) =>
        // Phones paint with fallback fonts of the same metrics; their bandwidth is better used for the first picture.
        `<link rel="preload" as="font" type="font/woff2" href="${url}" media="(min-width: 48em)" crossorigin="anonymous">`,
    ),
    paymentScriptUrl === undefined ? '' : `<meta name="payment-script" content="${paymentScriptUrl}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head><body><div id="root">',
  ].join('');
}

/**
 * Everything after the page: the data for hydration, the list of the page's scripts, and the script that starts them.
 */
export function buildDocumentEnd(
  { assets, renderer, remote, ownPage }: Pick<DocumentHead, 'assets' | 'renderer' | 'remote' | 'ownPage'>,
  boot: BootData,
  /** What stands beside the page, outside of what React has. */
  beside = '',
): string {
  const scripts: PageScript[] = [
    ...assets.js.map(({ url, integrity }) => ({ src: url, integrity, run: true })),
    ...ownScripts(assets, ownPage),
    ...remoteScripts(remote),
  ];
  const data = (id: string, value: unknown, attributes = '') =>
    `<script type="application/json" id="${id}"${attributes}>${renderer.serialiseForScript(value)}</script>`;
  return [
    '</div>',
    beside,
    data(renderer.BOOT_ELEMENT_ID, boot),
    // Encoded, it cannot end the attribute.
    data(SCRIPTS_ELEMENT_ID, scripts, ` data-set="${encodeURIComponent(boot.releaseSet)}"`),
    `${listOwnScripts()
      .map((script) => `<script>${script}</script>`)
      .join('')}</body></html>`,
  ].join('');
}
