import type { ReleaseOverview, ReleaseVersion } from '@aaram/shared-domain/release';

const none = { views: 0, errors: 0, paints: 0, paintMs: null };
const buildVersion = (version: string, over: Partial<ReleaseVersion> = {}): ReleaseVersion => ({
  version,
  isLive: false,
  storedAt: '2026-11-20T09:00:00.000Z',
  live: { at: '2026-11-20T09:05:00.000Z', by: 'Asha', why: 'npm run release -- deploy' },
  commit: null,
  share: 0,
  figures: none,
  ...over,
});
const part = { previous: null, held: null, canary: null, problem: null };

/** Four parts: one was rolled back, one cannot be rendered, one has a version that was never live. */
export const demoReleases: ReleaseOverview = {
  releaseSet: '3f1c9a0b7d52',
  countedSince: '2026-11-22T08:00:00.000Z',
  parts: [
    {
      ...part,
      part: 'shell',
      live: 'c0ffee123456',
      versions: [
        buildVersion('c0ffee123456', {
          isLive: true,
          commit: '1a2b3c4d5e6f',
          share: 100,
          figures: { views: 48_210, errors: 12, paints: 4790, paintMs: 1100 },
        }),
      ],
    },
    {
      ...part,
      part: 'storefront',
      live: 'aa11bb22cc33',
      held: { how: 'rolled back', at: '2026-11-22T10:00:00.000Z', by: 'Asha', why: 'Prices were missing' },
      versions: [
        buildVersion('aa11bb22cc33', {
          isLive: true,
          share: 100,
          figures: { views: 46_410, errors: 3, paints: 4600, paintMs: 1000 },
        }),
        buildVersion('dd44ee55ff66', { commit: '9f8e7d6c5b4a' }),
      ],
    },
    {
      ...part,
      part: 'seller-panel',
      live: '123456abcdef',
      problem: 'it made no progress',
      versions: [buildVersion('123456abcdef', { isLive: true, share: null })],
    },
    {
      ...part,
      part: 'blog',
      live: '5d1f0a7be913',
      previous: '77aa00bb11cc',
      canary: {
        version: '0ecc5efa48c2',
        percent: 10,
        at: '2026-11-22T12:00:00.000Z',
        by: 'Asha',
        why: 'The new gallery',
      },
      versions: [
        buildVersion('5d1f0a7be913', {
          isLive: true,
          live: { at: '2026-11-22T11:30:00.000Z', by: 'Asha', why: 'New pictures' },
          commit: '1a2b3c4d5e6f',
          share: 90,
          figures: { views: 1800, errors: 9, paints: 180, paintMs: 1400 },
        }),
        buildVersion('0ecc5efa48c2', {
          live: null,
          share: 10,
          figures: { views: 200, errors: 0, paints: 21, paintMs: 1300 },
        }),
        buildVersion('77aa00bb11cc'),
      ],
    },
  ],
  underWay: null,
  ended: null,
};
