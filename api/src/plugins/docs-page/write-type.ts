import { escapeHtml } from '#escape-html.ts';
import * as texts from '#texts/docs-page.ts';
import type { Schema } from './openapi-document.ts';

/** The address of a shape within the page. */
export const shapeId = (name: string): string => `shape-${name}`;

function linkShape(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `<a href="#${escapeHtml(encodeURIComponent(shapeId(name)))}">${escapeHtml(name)}</a>`;
}

const json = (value: unknown) => escapeHtml(JSON.stringify(value));

function writeObject({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${deeper}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${writeType(schema, deeper)}\n`,
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    lines.push(`${deeper}[${texts.anyKey}]: ${writeType(additionalProperties, deeper)}\n`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** A schema as HTML that reads like a type of TypeScript: named shapes are links, everything else is escaped. */
export function writeType(schema: Schema | undefined, indent = ''): string {
  const { $ref, type, items, format, anyOf, oneOf } = schema ?? {};
  if ($ref !== undefined) {
    return linkShape($ref);
  }
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    return choices.map((one) => writeType(one, indent)).join(' | ');
  }
  if (schema?.enum !== undefined) {
    return schema.enum.map(json).join(' | ');
  }
  if (schema?.const !== undefined) {
    return json(schema.const);
  }
  if (typeof type === 'object') {
    return type.map((one) => writeType({ ...schema, type: one }, indent)).join(' | ');
  }
  if (type === 'array') {
    const item = writeType(items, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'object') {
    return writeObject(schema ?? {}, indent);
  }
  return escapeHtml(format === undefined ? (type ?? texts.anything) : `${type} (${format})`);
}

/** The limits of a value in words, empty when it has none worth telling. */
export function writeLimits(schema: Schema | undefined): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, type, anyOf } = schema ?? {};
  const [own, ...others] = (anyOf ?? []).filter((one) => one.type !== 'null');
  if (own !== undefined && others.length === 0) {
    return writeLimits(own);
  }
  // A whole number without a limit of its own has those of the format.
  const isReal = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const range =
    type === 'string'
      ? texts.length(minLength, maxLength)
      : type === 'array'
        ? texts.entries(minItems, maxItems)
        : texts.range(isReal(minimum) ? minimum : undefined, isReal(maximum) ? maximum : undefined);
  return escapeHtml(range);
}
