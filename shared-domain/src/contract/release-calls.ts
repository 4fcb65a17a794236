import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** What admins read and decide about releases; separate from the API client, because other pages never need it. */
export function createReleaseCalls({ json }: Call) {
  return {
    getReleases: () => json('GET /auth/panel/releases', 'parts'),
    moveRelease: (body: Body<'POST /auth/panel/releases/moves'>) =>
      json('POST /auth/panel/releases/moves', 'parts', { body }),
    previewRelease: (body: Body<'POST /auth/panel/releases/previews'>) =>
      json('POST /auth/panel/releases/previews', 'address', { body }),
  };
}
