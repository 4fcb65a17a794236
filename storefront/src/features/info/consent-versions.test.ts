import { createHash } from 'node:crypto';
import { consentWordings } from '@aaram/shared-domain/consent';
import { defaultSettings } from '@aaram/shared-domain/settings';
import { expect, it } from 'vitest';
import { buildPrivacy } from './privacy.ts';
import { buildTerms } from './terms.ts';

const hash = (document: unknown) => createHash('sha256').update(JSON.stringify(document)).digest('hex');

// rules: consents
it('what people agree to has a new version and hash when its words change', () => {
  const { terms, privacy, marketing } = consentWordings;
  expect(terms.hash).toBe(hash(buildTerms(defaultSettings)));
  expect(privacy.hash).toBe(hash(buildPrivacy(defaultSettings)));
  expect(marketing.hash).toBe(hash(marketing.words));
});
