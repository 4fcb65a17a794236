import type { ReleaseOrder, ReleasePreviewInput } from '@aaram/shared-domain/release';
import { releaseOverviewSchema, releasePreviewSchema } from '@aaram/shared-domain/release/schema';
import { type SignedCall, signCall } from '@aaram/shared-domain/signature';
import { z } from 'zod';
import { type Outcome, type RefusalCode, refuse } from '#outcome.ts';
import { timeLeft } from '#plugins/deadline.ts';
import * as texts from '#texts/release.ts';

/** How long the shop may take, ms; less when the call itself has less time left. */
const TIMEOUT_MS = 3000;
/** What the shop may refuse with; its message is for admins. */
const refusalSchema = z.object({
  code: z.enum(['NOT_FOUND', 'STALE_VERSION', 'IN_PROGRESS'] satisfies RefusalCode[]),
  message: z.string().max(300),
});

type Shop = { url: string | undefined; secret: string | undefined };

const notSet = () => refuse('UNAVAILABLE_NOW', texts.notSetUp);
const isAway = (url: string) => refuse('UNAVAILABLE_NOW', texts.shopAway(url), { retryAfterSeconds: 5 });

async function send(url: URL, call: SignedCall, secret: string): Promise<unknown> {
  const { method, body } = call;
  const type = { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers: { ...(body === '' ? {} : type), ...(await signCall(call, secret)) },
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(TIMEOUT_MS, timeLeft())))),
    ...(body === '' ? {} : { body }),
  });
  return response.json();
}

/** What the shop says, or its refusal; undefined when it is neither. */
function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): Outcome<z.infer<Schema>> | undefined {
  const found = schema.safeParse(answer);
  if (found.success) {
    return found.data;
  }
  const refusal = refusalSchema.safeParse(answer);
  return refusal.success ? refuse(refusal.data.code, refusal.data.message) : undefined;
}

/**
 * Asks the shop about its releases, server to server: it has the store of releases, the API has sessions and roles. Each
 * call is signed.
 */
export function createShopReleases({ url, secret }: Shop) {
  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    given?: object,
  ): Promise<Outcome<z.infer<Schema>>> {
    const method = given ? 'POST' : 'GET';
    if (url === undefined || secret === undefined) {
      return notSet();
    }
    try {
      return (
        readAnswer(
          schema,
          await send(new URL(path, url), { method, path, body: given ? JSON.stringify(given) : '' }, secret),
        ) ?? isAway(url)
      );
    } catch {
      return isAway(url);
    }
  }

  return {
    read: () => ask(releaseOverviewSchema, '/releases'),
    /** Begins a move: the shop checks the release and moves it, which may take longer than a call may. */
    move: (order: ReleaseOrder) => ask(releaseOverviewSchema, '/releases/moves', order),
    /** The address that shows a stored release. */
    preview: (requested: ReleasePreviewInput) => ask(releasePreviewSchema, '/releases/previews', requested),
  };
}
