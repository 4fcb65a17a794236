import { checkDetails, noDetails, parseTags, productStates } from '@aaram/shared-domain/catalog';
import {
  MAX_TRACKING_LINES,
  type OrderChange,
  type ProductChange,
  readTrackingLines,
  type TrackingLine,
} from '@aaram/shared-domain/change-set';
import { formatCount } from '@aaram/shared-domain/format';
import { type OrderStatus, orderStatuses } from '@aaram/shared-domain/order';
import { textFacts } from '@aaram/shared-domain/product-fields';
import { tidyPercent, tidyRupees } from '@aaram/shared-domain/read';
import * as texts from '#texts/change-sets.ts';

type Read<Change> = { change: Change } | { problem: { field: string; message: string } };
type Fields = (name: string) => string;

const problem = (field: string, message: string) => ({ problem: { field, message } });
/** A number with at most two decimals as people type it, with a sign; undefined for anything else. */
function readNumber(text: string, tidy = tidyRupees): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([+\-−–]?)(.*)$/.exec(text) ?? [];
  const digits = tidy(rest);
  const isNumber = /^\d{1,8}(\.\d{1,2})?$/.test(digits);
  return isNumber ? Number(`${sign === '' || sign === '+' ? '' : '-'}${digits}`) : undefined;
}
const pick = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text);

function readMoney(kind: 'price' | 'mrp', read: Fields): Read<ProductChange> {
  const how = pick(['set', 'amount', 'percent'] as const, read('how')) ?? 'percent';
  const value = readNumber(read('value'), how === 'percent' ? tidyPercent : tidyRupees);
  return value === undefined
    ? problem('value', texts.enterValue)
    : {
        change: {
          kind,
          how,
          value,
          round: pick(['paisa', 'rupee'] as const, read('round')) ?? 'rupee',
        },
      };
}

function readStock(read: Fields): Read<ProductChange> {
  const pieces = readNumber(read('pieces'));
  if (pieces === undefined || !Number.isInteger(pieces)) {
    return problem('pieces', texts.enterValue);
  }
  const size = read('size');
  const how = pick(['set', 'add'] as const, read('how')) ?? 'add';
  return { change: { kind: 'stock', how, pieces, ...(size === '' ? {} : { size }) } };
}

function readTags(read: Fields): Read<ProductChange> {
  const [add, remove] = [parseTags(read('add')), parseTags(read('remove'))];
  return add.length + remove.length === 0 ? problem('add', texts.enterTags) : { change: { kind: 'tags', add, remove } };
}

function readFact(read: Fields): Read<ProductChange> {
  const fact = pick(textFacts, read('fact'));
  if (fact === undefined) {
    return problem('fact', texts.chooseOne);
  }
  const value = read(fact);
  const message = checkDetails({ ...noDetails, [fact]: value })[fact];
  return message === undefined ? { change: { kind: 'fact', fact, value } } : problem(fact, message);
}

function readCategory(read: Fields): Read<ProductChange> {
  const [category, subcategory] = [read('category'), read('subcategory')];
  if (category === '' || subcategory === '') {
    return problem(category === '' ? 'category' : 'subcategory', texts.chooseOne);
  }
  return { change: { kind: 'category', category, subcategory } };
}

/** What is typed about products, as the server takes it, or what to correct. */
export function readProductChange(kind: string, read: Fields): Read<ProductChange> {
  switch (kind) {
    case 'stock':
      return readStock(read);
    case 'tags':
      return readTags(read);
    case 'fact':
      return readFact(read);
    case 'category':
      return readCategory(read);
    case 'state': {
      const state = pick(productStates, read('state'));
      return state === undefined ? problem('state', texts.chooseOne) : { change: { kind: 'state', state } };
    }
    case 'family':
      return { change: { kind: 'family', how: pick(['join', 'leave'] as const, read('how')) ?? 'join' } };
    case 'delete':
      return { change: { kind: 'delete' } };
    default:
      return readMoney(kind === 'mrp' ? 'mrp' : 'price', read);
  }
}

type TrackingLines = { lines: TrackingLine[] };

function readLines(read: Fields): Read<TrackingLines> {
  const lines = readTrackingLines(read('lines'));
  if (lines.length === 0) {
    return problem('lines', texts.enterTrackingLines);
  }
  return lines.length > MAX_TRACKING_LINES
    ? problem('lines', texts.tooManyLines(formatCount(MAX_TRACKING_LINES)))
    : { change: { lines } };
}

/** What is typed about orders: a status for all, or a tracking id for each. */
export function readOrderChange(kind: string, read: Fields): Read<OrderChange | TrackingLines> {
  if (kind === 'tracking-list') {
    return readLines(read);
  }
  const status = pick<OrderStatus>(orderStatuses, read('orderStatus'));
  return status === undefined
    ? problem('orderStatus', texts.chooseOne)
    : { change: { kind: 'status', orderStatus: status } };
}
