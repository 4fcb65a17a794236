import type { Db, Pool } from '@aaram/runtime/db';
import {
  type Consent,
  type ConsentKind,
  consentKinds,
  consentWordings,
  isOptional,
  type OwnConsents,
} from '@aaram/shared-domain/consent';
import { locale } from '@aaram/shared-domain/format';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/consents.ts';
import { type ConsentRow, findStanding, insertConsents, listConsents, lockConsent } from './consents.repository.ts';

/** Entries of the history that are shown; the copy of a person's data has all. */
const SHOWN = 100;

type Said = { userId: string; source: string };

const toRow = (kind: ConsentKind, isGiven: boolean, { userId, source }: Said) => {
  const { words, version, hash } = consentWordings[kind];
  return { userId, kind, isGiven, version, words, textHash: hash, language: locale, source };
};

/** Records that a person agreed to these, in the words of today, in the transaction of what they agreed for. */
export const noteConsents = (tx: Db, kinds: readonly ConsentKind[], said: Said) =>
  insertConsents(
    tx,
    kinds.map((kind) => toRow(kind, true, said)),
  );

function describe(kind: ConsentKind, standing: readonly ConsentRow[]): Consent {
  const row = standing.find((one) => one.kind === kind);
  const { words, version } = consentWordings[kind];
  return {
    kind,
    words,
    version,
    isGiven: row?.isGiven ?? false,
    isCurrent: row?.version === version,
    isOptional: isOptional(kind),
    since: row?.at.toISOString() ?? null,
  };
}

/** What holds now, and all that was given and withdrawn. */
export async function readConsents(db: Db, userId: string): Promise<OwnConsents> {
  const [standing, history] = await Promise.all([findStanding(db, userId), listConsents(db, userId, SHOWN)]);
  return {
    consents: consentKinds.map((kind) => describe(kind, standing)),
    history: history.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}

type Saying = Said & { kind: ConsentKind; isGiven: boolean };

/**
 * Records, in the caller's transaction, that a person gives or withdraws a consent; saying the same again adds nothing.
 */
async function sayConsent(tx: Db, saying: Saying) {
  const { kind, isGiven, userId } = saying;
  await lockConsent(tx, userId, kind);
  const now = describe(kind, await findStanding(tx, userId));
  const isSame = now.since !== null && now.isGiven === isGiven && (now.isCurrent || !isGiven);
  if (!isSame) {
    await insertConsents(tx, [toRow(kind, isGiven, saying)]);
  }
}

type Change = Saying & { version: string };

/** Gives or withdraws a consent; saying the same again changes nothing. */
export async function changeConsent(db: Pool, change: Change): Promise<Outcome<OwnConsents>> {
  const { kind, isGiven, version, userId } = change;
  if (isGiven && version !== consentWordings[kind].version) {
    return refuse('STALE_VERSION', texts.wordsChanged);
  }
  if (!(isGiven || isOptional(kind))) {
    return refuse('FORBIDDEN', texts.accountNeedsConsent);
  }
  await inTransaction(db, (tx) => sayConsent(tx, change));
  return readConsents(db, userId);
}
