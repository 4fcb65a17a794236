import { formatDateTime, locale } from '@aaram/shared-domain/format';
import * as texts from '#texts/previews.ts';
import { LEAVE, PARAMETER, type Preview } from './preview-address.ts';

/** What a document of a preview has besides its page: it says what is shown, and how to leave it. */
export type Badge = { html: string; styles: string };

const styles = `
.release-preview{position:fixed;inset-block-end:var(--space-3);inset-inline-start:var(--space-3);z-index:var(--z-toast);display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);max-width:calc(100% - 2*var(--space-3));padding:var(--space-2) var(--space-4);border-radius:var(--radius-card);background-color:var(--color-text-primary);color:var(--color-bg-page);font:var(--text-body-sm)}
.release-preview a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:underline}
.release-preview a:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media print{.release-preview{display:none}}`;

/** Nothing in it needs to be escaped: the signed value was checked by its pattern. */
export const buildBadge = ({ part, version, until }: Preview): Badge => ({
  html: [
    `<aside class="release-preview" aria-label="${texts.preview}">`,
    `<p>${texts.previewOf(`<b>${part} ${version}</b>`, formatDateTime(new Date(until).toISOString()))}</p>`,
    `<a href="?${PARAMETER}=${LEAVE}">${texts.leavePreview}</a></aside>`,
  ].join(''),
  styles,
});

/** Why a preview is not shown. */
export type NoPreview = 'foreign' | 'expired' | 'unusable';

const sentences: Record<NoPreview, string> = {
  foreign: texts.notOfThisStore,
  expired: texts.expired,
  unusable: texts.unusable,
};

/** The answer instead of a preview. Never the live page: it would look like the preview. */
export const buildNoPreviewPage = (why: NoPreview): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.noSuchPreview}</title></head><body><main><h1>${texts.noSuchPreview}</h1>`,
    `<p>${sentences[why]} ${texts.newAddress}</p>`,
    `<p><a href="/">${texts.goToStore}</a></p></main></body></html>`,
  ].join('');
