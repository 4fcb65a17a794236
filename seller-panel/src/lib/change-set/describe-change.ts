import type { ChangeRow } from '@aaram/shared-domain/change-set';
import { formatCount, formatList } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { type OrderStatus, orderStatuses, statusLabel } from '@aaram/shared-domain/order';
import { amountFacts } from '@aaram/shared-domain/product-fields';
import * as texts from '#texts/change-sets.ts';

type Field = ChangeRow['fields'][number];

const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value);

const isAmount = (name: string) => amountFacts.some((key) => key === name);

/** A value in words: money in rupees, lists with commas, and a word for none. */
function describeValue(name: string, value: Field['before']): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return texts.nothing;
  }
  if (typeof value === 'boolean') {
    return value ? texts.yes : texts.no;
  }
  if (typeof value === 'number') {
    return name === 'price' || isAmount(name) ? formatRupees(value) : formatCount(value);
  }
  if (Array.isArray(value)) {
    return formatList(value);
  }
  return isStatus(value) ? statusLabel(value) : value;
}

/** A field before and after, in words. */
export function describeField({ name, size, before, after }: Field): string {
  const field = size === undefined ? texts.nameChanged(name) : texts.stockOf(size);
  return texts.fromTo(field, describeValue(name, before), describeValue(name, after));
}

/** The name of a kind of change; one of a newer server as it is. */
export const describeKind = (kind: string): string => texts.kinds[kind] ?? kind;
