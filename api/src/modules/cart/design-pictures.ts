import type { FastifyInstance } from 'fastify';
import { fail } from '#plugins/errors.ts';

const mediaPattern = /^\/media\/design-[A-Za-z0-9_-]{1,140}\/\d{1,5}\.webp$/;
const dataPattern = /^data:image\/(?:png|jpeg|webp|avif);base64,/;
const UNREADABLE = 'The picture of your design could not be read.';
const UNKNOWN = 'The picture of your design is no longer available. Please upload it again.';

type Design = { rawImage: string; previewImage: string };

/**
 * Returns the addresses under which a design's two pictures are stored. An address must be of a picture that this
 * shopper uploaded, because foreign pictures are never fetched or shown; data URLs are stored like uploads. Fails with
 * 400, 413, 415 or 503, and then stores nothing.
 */
export async function keepDesign(app: FastifyInstance, ownerId: string, design: Design | undefined) {
  if (design === undefined) {
    return null;
  }
  const sent = [design.rawImage, design.previewImage];
  const own = sent.filter((picture) => mediaPattern.test(picture));
  const data = sent.filter((picture) => dataPattern.test(picture));
  if (own.length + data.length < sent.length) {
    fail(400, 'INVALID_INPUT', UNREADABLE, { issues: [{ path: 'customImages', message: UNREADABLE }] });
  }
  if (!(await app.pictures.areOwn(ownerId, 'design', own))) {
    fail(400, 'INVALID_INPUT', UNKNOWN, { issues: [{ path: 'customImages', message: UNKNOWN }] });
  }
  const files = data.map((picture) => Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  const kept =
    files.length === 0 ? [] : await app.pictures.keep(files, { purpose: 'design', ownerId }, async (urls) => urls);
  const [rawImage, previewImage] = sent.map((picture) => kept[data.indexOf(picture)] ?? picture);
  return rawImage === undefined || previewImage === undefined ? null : { rawImage, previewImage };
}
