import { escapeHtml } from '#escape-html.ts';
import type { Access } from '#plugins/access.ts';
import * as texts from '#texts/docs-page.ts';
import type { Operation, Schema } from './openapi-document.ts';
import { writeLimits, writeType } from './write-type.ts';

/** A call of the document, with who may call it. */
export type Call = { method: string; path: string; access: Access; operation: Operation };

/** The address of a call within the page, such as `get-auth-cart-userid`. */
export const callId = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.replace(/^\/api/, '')}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

type Field = { name: string; schema: Schema | undefined; isRequired: boolean; location?: string | undefined };

function writeField({ name, schema, isRequired, location }: Field): string {
  const notes = [
    ...(isRequired ? [texts.required] : []),
    ...(location === undefined ? [] : [texts.location[location] ?? location]),
  ];
  const limits = writeLimits(schema);
  const said = notes.length === 0 ? '' : ` <small>${escapeHtml(notes.join(', '))}</small>`;
  const type = `<code>${writeType(schema)}</code>${limits === '' ? '' : ` <small>${limits}</small>`}`;
  return `<div><dt><code>${escapeHtml(name)}</code>${said}</dt><dd>${type}</dd></div>\n`;
}

const writePart = (title: string, content: string) => `<h4>${escapeHtml(title)}</h4>\n${content}\n`;

const writeFields = (fields: readonly Field[]) => `<dl>\n${fields.map(writeField).join('')}</dl>`;

const writeCode = (type: string) => `<pre><code>${type}</code></pre>`;

/** The fields of an object one by one; anything else as its type. */
function writeBody(schema: Schema | undefined): string {
  const { properties, required = [] } = schema ?? {};
  return properties === undefined
    ? writeCode(writeType(schema))
    : writeFields(
        Object.entries(properties).map(([name, one]) => ({ name, schema: one, isRequired: required.includes(name) })),
      );
}

/** One call as HTML: its address as a heading, who may call it, what it takes and what it answers. */
export function writeCall(call: Call): string {
  const { method, path, access, operation } = call;
  const id = callId(call);
  const parameters = (operation.parameters ?? []).map(({ name, schema, required, in: location }) => ({
    name,
    schema,
    isRequired: required === true,
    location,
  }));
  const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const [status = '', answer] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? [];
  const schema = Object.values(answer?.content ?? {})[0]?.schema;
  return `<section id="${id}">
<h3><a href="#${id}"><b>${escapeHtml(method)}</b> <code>${escapeHtml(path)}</code></a></h3>
<p>${escapeHtml(texts.who)}: ${escapeHtml(texts.access[access] ?? access)}.</p>
${parameters.length === 0 ? '' : writePart(texts.parameters, writeFields(parameters))}${
  content === undefined
    ? ''
    : writePart(type === 'multipart/form-data' ? texts.form : texts.body, writeBody(content.schema))
}${writePart(
  texts.answer(status),
  schema === undefined ? `<p>${escapeHtml(texts.noContent)}.</p>` : writeCode(writeType(schema)),
)}</section>
`;
}
