import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/store-settings.ts';
import { findDemoValues } from './find-demo-values.ts';
import { ownContacts } from './testing/index.ts';

const own = {
  NODE_ENV: 'production',
  ...ownContacts,
  STORE_INSTAGRAM_URL: 'https://www.instagram.com/kapda',
  STORE_FACEBOOK_URL: undefined,
};
const namesOf = (values: Record<string, string | undefined>) =>
  findDemoValues(values, Object.keys(own)).map((problem) => problem.split(':')[0]);

describe('names and contacts in production', () => {
  it("are the store's own", () => {
    expect(namesOf(own)).toEqual([]);
  });

  it('are all named when they are missing, and each with what to set; social pages may be', () => {
    const problems = findDemoValues({ NODE_ENV: 'production' }, Object.keys(own));
    expect(problems.map((problem) => /^([A-Z_]+): missing, set .{10,}/.exec(problem)?.[1])).toEqual([
      'STORE_LEGAL_NAME',
      'STORE_LEGAL_ADDRESS',
      'STORE_GSTIN',
      'STORE_PHONE',
      'STORE_SUPPORT_EMAIL',
      'STORE_GRIEVANCE_OFFICER',
      'STORE_GRIEVANCE_EMAIL',
      'STORE_GRIEVANCE_PHONE',
      'MAIL_FROM',
    ]);
  });

  it.each([
    ['STORE_LEGAL_NAME', defaultSettings.legalName],
    ['STORE_LEGAL_NAME', 'Kapda (Demo)'],
    ['STORE_LEGAL_ADDRESS', defaultSettings.legalAddress],
    ['STORE_GSTIN', defaultSettings.gstin],
    ['STORE_GSTIN', '27AAAAA0000A1Z5'],
    ['STORE_GSTIN', 'to follow'],
    ['STORE_PHONE', defaultSettings.phone],
    ['STORE_PHONE', '+91 90000 00000'],
    ['STORE_SUPPORT_EMAIL', defaultSettings.supportEmail],
    ['STORE_SUPPORT_EMAIL', 'care@shop.example'],
    ['STORE_GRIEVANCE_OFFICER', defaultSettings.grievance.officer],
    ['STORE_GRIEVANCE_OFFICER', 'Demo Officer'],
    ['STORE_GRIEVANCE_EMAIL', defaultSettings.grievance.email],
    ['STORE_GRIEVANCE_PHONE', defaultSettings.grievance.phone],
    ['MAIL_FROM', 'Kapda <care@example.com>'],
    ['STORE_INSTAGRAM_URL', 'https://www.instagram.com/'],
    ['STORE_FACEBOOK_URL', 'https://example.com/kapda'],
  ])('are refused for %s=%s', (name, value) => {
    expect(namesOf({ ...own, [name]: value })).toEqual([name]);
  });

  it('are checked once on one machine, and by a shop server whose API is elsewhere', () => {
    const production = { NODE_ENV: 'production', STORE_PHONE: undefined };
    const names = ['API_URL', 'STORE_PHONE'];
    expect(findDemoValues(production, names)).toEqual([]);
    expect(findDemoValues({ ...production, API_URL: 'http://10.0.0.2:4000' }, names)).toHaveLength(1);
  });

  it('may be the demo ones elsewhere', () => {
    expect(findDemoValues({ NODE_ENV: 'development' }, Object.keys(own))).toEqual([]);
  });
});
