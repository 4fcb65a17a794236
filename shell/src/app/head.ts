import { formatPaise } from '@aaram/shared-domain/money';
import type { HeadTags, RouteHandle } from '@aaram/shared-platform';
import * as texts from '#texts/product-preview.ts';
import { serialiseForScript } from './boot-data.ts';

type HeadSource = {
  matches: readonly { params: Record<string, string | undefined>; route?: { handle?: unknown }; handle?: unknown }[];
  url: URL;
  queryClient: Parameters<NonNullable<RouteHandle['head']>>[0]['queryClient'];
  store: { brandName: string; legalName: string };
};

/** The head of the current page, from the deepest match that has one. */
export function resolveHead({ matches, url, queryClient, store }: HeadSource): HeadTags {
  for (const match of matches.toReversed()) {
    const handle = (match.route?.handle ?? match.handle) as RouteHandle | undefined;
    if (handle?.head) {
      return handle.head({ params: match.params, search: url.searchParams, queryClient, origin: url.origin, store });
    }
  }
  return { title: '' };
}

/** 'Men | Aaram', or 'Aaram: Comfort Crafted with Care' for a page without a title of its own. */
function buildTitle(head: HeadTags, brand: { brandName: string; tagline: string }): string {
  return head.title === '' ? `${brand.brandName}: ${brand.tagline}` : `${head.title} | ${brand.brandName}`;
}

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

/** Updates title, description and canonical when the visitor opens another page. */
export function applyHead(head: HeadTags, brand: { brandName: string; tagline: string }, origin: string): void {
  document.title = buildTitle(head, brand);
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '');
  const canonical = absolute(origin, head.canonical ?? location.pathname);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}
