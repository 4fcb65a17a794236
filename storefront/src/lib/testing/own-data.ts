import { type ConsentKind, consentKinds, consentWordings, type OwnConsents } from '@aaram/shared-domain/consent';
import { type OwnData, type OwnDataRow, ownDataFields, ownDataKinds } from '@aaram/shared-domain/own-data';

const at = '2026-11-18T08:00:00.000Z';

/** What somebody agreed to at signup, and the kinds given since. */
export function makeConsents(given: readonly ConsentKind[] = ['terms', 'privacy']): OwnConsents {
  return {
    consents: consentKinds.map((kind) => ({
      kind,
      words: consentWordings[kind].words,
      version: consentWordings[kind].version,
      isGiven: given.includes(kind),
      isCurrent: given.includes(kind),
      isOptional: kind === 'marketing',
      since: given.includes(kind) ? at : null,
    })),
    history: given.map((kind) => ({
      kind,
      isGiven: true,
      words: consentWordings[kind].words,
      version: consentWordings[kind].version,
      language: 'en-IN',
      source: '203.0.113.0/24',
      at,
    })),
  };
}

/** A copy with `count` rows of each kind; every field says its name unless `fields` has it. */
export function makeOwnData({ count = 1, fields = {} }: { count?: number; fields?: OwnDataRow } = {}): OwnData {
  const lists = Object.fromEntries(
    ownDataKinds.map((kind) => {
      const row = Object.fromEntries(
        ownDataFields[kind].map((field) => [
          field,
          field in fields ? (fields[field] ?? null) : field === 'at' || field.endsWith('At') ? at : `${kind} ${field}`,
        ]),
      );
      return [kind, Array.from({ length: count }, () => row)];
    }),
  );
  return { writtenAt: at, ...lists } as OwnData;
}
