import type { Call } from './api-client.ts';

/** Calls of the Blog Manager about posts that are not published, and of the page that previews one. */
export function createPostCalls({ json, array }: Call) {
  return {
    /** Drafts and scheduled posts that the caller may change. */
    getUnpublished: () => array('GET /auth/panel/posts'),
    /** A post in any state, as it is now. */
    getPost: (id: string) => json('GET /auth/panel/posts/{id}', 'state', { params: { id } }),
    makePreview: (id: string) => json('POST /auth/panel/posts/{id}/previews', 'path', { params: { id }, status: 201 }),
    getRevisions: (id: string) => array('GET /auth/panel/posts/{id}/revisions', { params: { id } }),
    getRevision: (id: string, version: number) =>
      json('GET /auth/panel/posts/{id}/revisions/{version}', 'content', { params: { id, version: String(version) } }),
    /** Makes the post what it was; refused when it is no longer the version `current`. */
    restore: (id: string, version: number, current: number) =>
      json('POST /auth/panel/posts/{id}/revisions/{version}/restore', 'state', {
        params: { id, version: String(version) },
        body: { current },
      }),
    getPreview: (token: string) => json('GET /blog/previews/{token}', 'state', { params: { token } }),
  };
}
