import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locale } from '@aaram/shared-domain/format';
import { escapeHtml } from '#escape-html.ts';
import type { KnownRoute } from '#plugins/access.ts';
import * as texts from '#texts/docs-page.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { type Call, callId, writeCall } from './write-call.ts';
import { shapeId, writeType } from './write-type.ts';

const styles = readFileSync(new URL('./docs-page.css', import.meta.url), 'utf8');

/** The page's policy: its own styles and nothing else, no scripts at all. */
export const docsPolicy: string = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const toUrl = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function listCalls({ paths = {} }: OpenApiDocument, routes: readonly KnownRoute[]): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]) => {
      const method = name.toUpperCase();
      const route = routes.find((one) => one.method === method && one.url === toUrl(path));
      if (route === undefined) {
        throw new Error(`${method} ${path} is in the document, but no route.`);
      }
      return { method, path, access: route.access, operation };
    }),
  );
}

function groupCalls(calls: readonly Call[]): [title: string, id: string, calls: Call[]][] {
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other');
  return [...byTag]
    .map(([tag, own]): [string, string, Call[]] => [texts.group(tag), `calls-${tag.replace(/\W+/g, '-')}`, own])
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
}

const writeLink = (id: string, text: string) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>\n`;
const writeTitle = (id: string, text: string) => `<h2 id="${escapeHtml(id)}">${escapeHtml(text)}</h2>\n`;
const writeText = (text: string) => `<p>${escapeHtml(text)}</p>\n`;
const writeExample = (text: string) => `<pre><code>${escapeHtml(text)}</code></pre>\n`;

function writeNav(groups: ReturnType<typeof groupCalls>): string {
  const links = groups.map(([title, id, calls]) => {
    const own = calls.map((call) => writeLink(callId(call), `${call.method} ${call.path}`)).join('');
    const summary = `${escapeHtml(title)} <small>${calls.length}</small>`;
    return `<li><details><summary>${summary}</summary>\n<ul>\n${writeLink(id, title)}${own}</ul></details></li>\n`;
  });
  return `<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(texts.contents)}</h2>
<ul>
${writeLink('login', texts.login)}${writeLink('errors', texts.errors)}${links.join('')}${writeLink('shapes', texts.shapes)}</ul>
</nav>`;
}

/** The whole page for people at /api/docs, made from the document: HTML without scripts, everything escaped. */
export function writeDocs(document: OpenApiDocument, routes: readonly KnownRoute[]): string {
  const calls = listCalls(document, routes);
  const groups = groupCalls(calls);
  const title = texts.title(document.info?.title ?? '');
  const shapes = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<h3 id="${escapeHtml(shapeId(name))}">${escapeHtml(name)}</h3>\n<pre><code>${writeType(schema)}</code></pre>\n`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#calls">${escapeHtml(texts.skip)}</a>
<header>
<h1>${escapeHtml(title)}</h1>
${writeText(texts.intro(calls.length))}</header>
${writeNav(groups)}
<main>
${writeTitle('login', texts.login)}${writeText(texts.loginHow)}${writeExample(texts.loginExample)}${writeText(texts.sending)}
${writeTitle('errors', texts.errors)}${writeText(texts.errorsHow)}${writeExample(texts.errorExample)}
<div id="calls" tabindex="-1">
${groups.map(([name, id, own]) => writeTitle(id, name) + own.map(writeCall).join('')).join('\n')}</div>
${writeTitle('shapes', texts.shapes)}${writeText(texts.shapesHow)}${shapes.join('')}</main>
</body>
</html>
`;
}
