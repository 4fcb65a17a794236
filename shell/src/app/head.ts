import { formatPaise } from '@aaram/shared-domain/money';
import type { HeadTags } from '@aaram/shared-platform';
import * as texts from '#texts/product-preview.ts';
import { serialiseForScript } from './boot-data.ts';
import { buildTitle } from './resolve-head.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for HTML and for quoted attributes. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** Messengers show no price of their own accord: it is the first words of the description. */
function describePreview({ description, price }: HeadTags): string | undefined {
  return price === undefined
    ? description
    : texts.priceThenDescription(formatPaise(Math.round(Number(price) * 100)), description ?? '');
}

const absolute = (origin: string, url: string) => new URL(url, origin).href;

/** Title, description, canonical, Open Graph and JSON-LD as HTML. */
export function renderHead(head: HeadTags, brand: { brandName: string; tagline: string }, origin: string): string {
  const title = buildTitle(head, brand);
  const lines = [`<title>${escapeHtml(title)}</title>`];
  const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) => {
    if (content !== undefined) {
      lines.push(`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`);
    }
  };
  meta('name', 'description', head.description);
  if (head.noIndex) {
    meta('name', 'robots', 'noindex');
  }
  if (head.canonical !== undefined) {
    lines.push(`<link rel="canonical" href="${escapeHtml(absolute(origin, head.canonical))}">`);
    meta('property', 'og:url', absolute(origin, head.canonical));
  }
  if (head.feed !== undefined) {
    const href = escapeHtml(absolute(origin, head.feed));
    lines.push(`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${href}">`);
  }
  meta('property', 'og:site_name', brand.brandName);
  meta('property', 'og:title', title);
  meta('property', 'og:description', describePreview(head));
  meta('property', 'og:type', head.type ?? 'website');
  meta('property', 'og:image', head.image === undefined ? undefined : absolute(origin, head.image));
  if (head.price !== undefined) {
    meta('property', 'product:price:amount', head.price);
    meta('property', 'product:price:currency', 'INR');
  }
  for (const data of head.jsonLd ?? []) {
    lines.push(`<script type="application/ld+json">${serialiseForScript(data)}</script>`);
  }
  return lines.join('');
}

/** Preloads of the first screen's pictures, so that they are requested before the scripts. */
export function renderPicturePreloads(head: HeadTags): string {
  return (head.preloadImages ?? [])
    .map(
      ({ srcSet, sizes, type }) =>
        `<link rel="preload" as="image" type="${escapeHtml(type)}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`,
    )
    .join('');
}

/** All that `renderHead` writes, but the title: what a document has of the page before. */
const OF_PAGE = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[property^="product:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces what the document says of the last page by what `renderHead` has written of this one. */
export function replaceHead(html: string): void {
  const written = new DOMParser().parseFromString(html, 'text/html').head.querySelectorAll(OF_PAGE);
  for (const old of document.head.querySelectorAll(OF_PAGE)) {
    old.remove();
  }
  document.head.append(...written);
}
