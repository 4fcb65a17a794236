import type { RendererMessage } from '../../src/rendering/messages.ts';

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const MAX_REASON_CHARACTERS = 4096;

const isText: Check = (value) => typeof value === 'string';
const isReason: Check = (value) => typeof value === 'string' && value.length <= MAX_REASON_CHARACTERS;
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number';
const isId: Check = (value) => Number.isSafeInteger(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isStatus =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const facts: Shape = {
  status: isStatus(200, 599),
  head: isText,
  picturePreloads: isText,
  degraded: (value) => value === undefined || isText(value),
  loaderData: isObject,
  queries: (value) => isObject(value) && Array.isArray(value.queries) && Array.isArray(value.mutations),
  hasErrors: isFlag,
  hasFrame: isFlag,
};

const messages: Record<RendererMessage['type'], Shape> = {
  started: {},
  ready: {},
  refused: { reason: isReason },
  pong: { rssBytes: isNumber },
  call: { id: isId, call: isId, path: (value) => isText(value) && String(value).startsWith('/') },
  redirect: {
    id: isId,
    location: (value) => /^[\x21-\x7e]+$/.test(String(value)),
    status: isStatus(300, 399),
  },
  page: { id: isId, facts: isObject },
  html: { id: isId },
  end: { id: isId },
  failed: { id: isId, reason: isReason },
  problem: { id: isId, reason: isReason },
};

/** Only the fields of a shape. Throws when one is not as it must be. */
function pick(value: unknown, shape: Shape): Record<string, unknown> {
  if (!isObject(value)) {
    throw new Error('it is no object');
  }
  const fields = Object.entries(shape).map(([name, isRight]): [string, unknown] => {
    if (!isRight(value[name])) {
      throw new Error(`its ${name} is not as it must be`);
    }
    return [name, value[name]];
  });
  return Object.fromEntries(fields);
}

const isType = (type: unknown): type is RendererMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(messages, type);

/**
 * A message of a renderer, with only the fields that it must have. A renderer runs the code of a remote, so nothing of it
 * is believed unread. Throws when it is no message.
 */
export function parseRendererMessage(value: unknown): RendererMessage {
  if (!isObject(value) || !isType(value.type)) {
    throw new Error('it has no known type');
  }
  const fields = pick(value, messages[value.type]);
  const read = value.type === 'page' ? { ...fields, facts: pick(fields.facts, facts) } : fields;
  return { type: value.type, ...read } as RendererMessage;
}
