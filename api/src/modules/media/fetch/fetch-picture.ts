import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/picture-addresses.ts';
import { createGate } from '#work-process/gate.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 3;
const AT_ONCE = 4;
const MAX_ADDRESS_CHARACTERS = 2000;

export type FetchRules = {
  /** How long a picture may take with all redirects, ms. */
  timeoutMs: number;
  /** Tests fetch from a server on their own machine. */
  protocol: 'https:' | 'http:';
  isAnyPort: boolean;
  isPublic: (address: string) => boolean;
  resolve: (host: string) => Promise<string[]>;
};

const strict: FetchRules = {
  timeoutMs: 15_000,
  protocol: 'https:',
  isAnyPort: false,
  isPublic: isPublicAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

const refusing = (message: string) => refuse('INVALID_INPUT', message);

/** An address as a picture may have it: with the one protocol, its usual port, and no password. */
function parseAddress(text: string, { protocol, isAnyPort }: FetchRules, base?: URL): Outcome<URL> {
  const url = text.length <= MAX_ADDRESS_CHARACTERS && URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url?.protocol !== protocol || url.username !== '' || url.password !== '' || url.hostname === '') {
    return refusing(texts.onlyHttps);
  }
  return url.port === '' || isAnyPort ? url : refusing(texts.onlyUsualPort);
}

/** The one IP address that is then connected to: all that the name stands for must be public. */
async function pinHost(url: URL, { isPublic, resolve }: FetchRules): Promise<Outcome<string>> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) {
    return refusing(texts.hostUnknown);
  }
  return addresses.every(isPublic) ? first : refusing(texts.notPublic);
}

const answerPinned =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIP(address);
    if (all === true) {
      done(null, [{ address, family }]);
    } else {
      done(null, address, family);
    }
  };

/** Asks the pinned address for the picture; nothing of this store goes along. */
const ask = (url: URL, address: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answer, fail) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, {
      agent: false,
      lookup: answerPinned(address),
      signal,
      maxHeaderSize: 16 * 1024,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Aaram-Pictures/1' },
    })
      .on('response', answer)
      .on('error', fail)
      .end();
  });

/** The bytes of an answer, which ends as soon as they are too many, whatever it says of its length. */
async function readBytes(answer: IncomingMessage): Promise<Outcome<Buffer>> {
  if (Number(answer.headers['content-length'] ?? 0) > MAX_PICTURE_BYTES) {
    answer.destroy();
    return refuse('IMAGE_TOO_LARGE', common.pictureTooLarge);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_PICTURE_BYTES) {
      answer.destroy();
      return refuse('IMAGE_TOO_LARGE', common.pictureTooLarge);
    }
    parts.push(part);
  }
  return answer.complete ? Buffer.concat(parts) : refusing(texts.notFetched);
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

async function follow(text: string, rules: FetchRules, signal: AbortSignal): Promise<Outcome<Buffer>> {
  let url: Outcome<URL> = parseAddress(text, rules);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (url instanceof Refusal) {
      return url;
    }
    const address = await pinHost(url, rules);
    if (address instanceof Refusal) {
      return address;
    }
    signal.throwIfAborted();
    const answer = await ask(url, address, signal);
    if (!isRedirect(answer)) {
      if (answer.statusCode === 200) {
        return readBytes(answer);
      }
      answer.destroy();
      return refusing(texts.answered(answer.statusCode ?? 0));
    }
    answer.destroy();
    url = parseAddress(answer.headers.location ?? '', rules, url);
  }
  return refusing(texts.tooManyRedirects);
}

/**
 * Fetches pictures from addresses that people typed, a few at once. The host is resolved once, and what is connected to
 * is that public IP address, so no address and no redirect reaches this machine, its network or the metadata of a
 * cloud. What the bytes are is found where they are stored.
 */
export function createPictureFetcher(changed: Partial<FetchRules> = {}) {
  const rules = { ...strict, ...changed };
  const gate = createGate({ atOnce: AT_ONCE, waiting: 0 });
  return (address: string): Promise<Outcome<Buffer>> =>
    gate.run(async () => {
      const signal = AbortSignal.timeout(rules.timeoutMs);
      const late = new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      });
      try {
        return await Promise.race([follow(address, rules, signal), late]);
      } catch {
        return refusing(signal.aborted ? texts.tooSlow : texts.notFetched);
      }
    });
}

export type FetchPicture = ReturnType<typeof createPictureFetcher>;
