import type { Db } from '@aaram/runtime/db';
import type { ConsentKind } from '@aaram/shared-domain/consent';
import type { ReadOwnRows } from '#db/own-rows.ts';

export type ConsentRow = {
  kind: ConsentKind;
  isGiven: boolean;
  version: string;
  words: string;
  language: string;
  source: string;
  at: Date;
};
export type NewConsent = Omit<ConsentRow, 'at'> & { userId: string; textHash: string };

export async function insertConsents(db: Db, consents: readonly NewConsent[]) {
  await db`insert into consents ${db(consents)}`;
}

/** Lets one call at a time change this consent of a person, until the transaction ends. */
export async function lockConsent(tx: Db, userId: string, kind: ConsentKind) {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`consent:${userId}:${kind}`}, 0))`;
}

/** The newest row of each kind. */
export const findStanding = (db: Db, userId: string): Promise<ConsentRow[]> => db<ConsentRow[]>`
  select distinct on (kind) kind, is_given, version, words, language, source, at from consents
  where user_id = ${userId} order by kind, id desc`;

/** What was given and withdrawn, newest first. */
export const listConsents = (db: Db, userId: string, limit: number): Promise<ConsentRow[]> => db<ConsentRow[]>`
  select kind, is_given, version, words, language, source, at from consents
  where user_id = ${userId} order by id desc limit ${limit}`;

export const readOwnConsents: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, kind, is_given, words, version, language, source, at from consents
  where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

/** Keeps what was agreed to and when, without where it came from. */
export async function forgetConsentSources(tx: Db, userId: string) {
  await tx`update consents set source = '' where user_id = ${userId}`;
}
