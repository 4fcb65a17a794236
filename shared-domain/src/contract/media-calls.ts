import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

type Query = { q?: string; url?: string; cursor?: string; limit?: number; seller?: string; unused?: 'true' };

/** Calls of the media library: the caller's own pictures. */
export function createMediaCalls({ list, json }: Call) {
  return {
    getMedia: (query: Query) => list('GET /auth/panel/media', query),
    upload: (form: FormData) => json('POST /auth/panel/media', 'items', { body: form, status: 201 }),
    /** Makes a part of a picture to a picture of its own. */
    crop: (id: string, body: Body<'POST /auth/panel/media/{id}/crops'>) =>
      json('POST /auth/panel/media/{id}/crops', '_id', { params: { id }, body, status: 201 }),
    change: (id: string, body: Body<'PUT /auth/panel/media/{id}'>) =>
      json('PUT /auth/panel/media/{id}', '_id', { params: { id }, body }),
    getUses: (id: string) => json('GET /auth/panel/media/{id}/uses', 'products', { params: { id } }),
    remove: (id: string) => json('DELETE /auth/panel/media/{id}', '_id', { params: { id } }),
  };
}
