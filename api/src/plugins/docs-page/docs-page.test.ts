import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { prefersHtml } from './prefers-html.ts';
import { docsPolicy, writeDocs } from './write-docs.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let t: Awaited<ReturnType<typeof buildTestApp>>;
let html: string;

beforeAll(async () => {
  t = await buildTestApp();
  html = (await t.app.inject({ url: '/api/docs', headers: { accept: BROWSER } })).body;
});
afterAll(() => t.close());

describe('GET /api/docs', () => {
  it.each([
    [BROWSER, true],
    ['text/html', true],
    ['TEXT/HTML; charset=utf-8; q=0.5', true],
    ['application/json, text/html;q=0.9', false],
    ['application/json;q=0.5, text/html', true],
    ['text/html;q=0', false],
    ['text/html;q=x', false],
    ['*/*', false],
    ['text/*', false],
    ['application/json', false],
    ['', false],
    [undefined, false],
  ])('answers who accepts "%s" with a page: %s', (accept, isPage) => {
    expect(prefersHtml(accept)).toBe(isPage);
  });

  it('gives browsers a page that runs no script, and programs the document as before', async () => {
    const page = await t.app.inject({ url: '/api/docs', headers: { accept: BROWSER } });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': docsPolicy,
      'x-content-type-options': 'nosniff',
    });
    expect(docsPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; /);
    const plain = await t.app.inject('/api/docs');
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(plain.json().openapi).toBe('3.1.0');
    for (const { headers } of [page, plain]) {
      expect(String(headers.vary).split(', ')).toContain('accept');
    }
    expect(page.body).not.toMatch(/<script|style=|\son\w+=/);
  });

  it('shows every call, with who may call it, once', async () => {
    const { paths } = (await t.app.inject('/api/docs')).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `<b>${method.toUpperCase()}</b> <code>${path}</code>`),
    );
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter((call) => html.split(call).length !== 2)).toEqual([]);
    expect(html.match(/<p>Who may call it: [A-Z][^<]+\.<\/p>/g)).toHaveLength(calls.length);
    expect(html).toContain(
      `<code>/api/auth/remove/{id}</code></a></h3>\n<p>Who may call it: The owner of a team, its people for the catalogue, and admins.</p>`,
    );
  });

  it('names the fields of a body with their types, and what is answered', () => {
    const login = html.slice(html.indexOf('<section id="post-auth-login">')).split('</section>')[0];
    expect(login).toContain('<dt><code>email</code> <small>required</small></dt><dd><code>string');
    expect(login).toContain('<h4>Answer 200</h4>\n<pre><code>{\n  token: string\n');
    expect(html).toMatch(/<section id="put-auth-update-id">.*?<dd><code>&#34;Clothing&#34; \| &#34;Age&#34;/s);
  });

  it('has headings in order, a way to skip to the calls, and no link without its target', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, address]) => address);
    expect(targets.filter((target) => !(target?.startsWith('#') && ids.includes(target.slice(1))))).toEqual([]);
    expect(targets[0]).toBe('#calls');
    const levels = [...html.matchAll(/<h(\d)[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
  });
});

describe('the page of a document', () => {
  it('escapes everything that it shows', () => {
    const evil = `<img src=x onerror="a">'&`;
    const schema = {
      type: 'object',
      properties: { [evil]: { type: evil, format: evil }, list: { enum: [evil] }, ref: { $ref: `#/x/${evil}` } },
      required: [evil],
    };
    const written = writeDocs(
      {
        info: { title: evil, version: '1' },
        paths: {
          [`/api/${evil}`]: {
            get: {
              tags: [evil],
              parameters: [{ name: evil, in: evil, schema: { const: evil } }],
              requestBody: { content: { 'application/json': { schema } } },
              responses: {
                200: { content: { 'application/json': { schema: { anyOf: [schema, { type: 'null' }] } } } },
              },
            },
          },
        },
        components: { schemas: { [evil]: schema } },
      },
      [{ method: 'GET', url: `/api/${evil}`, access: 'public' }],
    );
    expect(written).not.toContain('<img');
    expect(written).not.toContain('"a"');
    expect(written.split('&#60;img').length).toBeGreaterThan(10);
  });
});
