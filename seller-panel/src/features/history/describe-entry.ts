import type { TrailEntry } from '@aaram/shared-domain/change-set';
import { formatList } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import * as change from '#texts/change-sets.ts';
import * as texts from '#texts/history.ts';

const asList = (value: unknown) => (Array.isArray(value) && value.length > 0 ? formatList(value) : texts.nothing);
const asText = (value: unknown) =>
  value === null || value === undefined || value === '' ? texts.nothing : String(value);

/** What an entry of the trail says that it changed, before and after; the names of fields where it says no more. */
export function describeEntry({ detail }: TrailEntry): string {
  const { priceFrom, priceTo, stockFrom, stockTo, from, to, commentFrom, commentTo, fields } = detail;
  const parts: string[] = [];
  if (typeof priceFrom === 'number' && typeof priceTo === 'number') {
    parts.push(texts.priceFromTo(formatRupees(priceFrom), formatRupees(priceTo)));
  }
  if (stockTo !== undefined) {
    parts.push(texts.stockFromTo(asList(stockFrom), asList(stockTo)));
  }
  if (to !== undefined) {
    parts.push(texts.statusFromTo(asText(from), asText(to)));
  }
  if (commentTo !== undefined) {
    parts.push(texts.reviewFromTo(asText(commentFrom), asText(commentTo)));
  }
  const said = new Set(['price', 'pricePaise', 'stock', 'version', 'isAvailable']);
  const others = Array.isArray(fields) ? fields.filter((name) => !said.has(name)) : [];
  if (others.length > 0) {
    parts.push(formatList(others.map(change.nameChanged)));
  }
  return parts.join('; ');
}
