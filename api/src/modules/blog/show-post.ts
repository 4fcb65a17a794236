import type { Db } from '@aaram/runtime/db';
import { listCards, type PostProduct } from '@aaram/shared-domain/content';
import { findProducts, toProduct } from '#modules/catalog/index.ts';

const picture = /<img src="([^"]+_(\d+)x(\d+)_[0-9a-f]{6})\/\d+\.webp"( alt="[^"]*")? \/>/g;
/** As wide as the text, which has 660 px at most. */
const SIZES = '(width < 740px) 90vw, 660px';

const listSources = (base: string, width: number, format: 'avif' | 'webp') =>
  [...new Set([Math.max(1, Math.round(width / 2)), width])].map((one) => `${base}/${one}.${format} ${one}w`).join(', ');

/** Sanitised HTML with its pictures in all sizes; their space is reserved, and they load when they come near. */
export const showPictures = (html: string): string =>
  html.replaceAll(picture, (_whole, base: string, width: string, height: string, alt = ' alt=""') => {
    const sources = (format: 'avif' | 'webp') =>
      `srcset="${listSources(base, Number(width), format)}" sizes="${SIZES}"`;
    const attributes = `width="${width}" height="${height}" loading="lazy" decoding="async"`;
    return `<picture><source type="image/avif" ${sources('avif')} /><img src="${base}/${width}.webp"${alt} ${sources('webp')} ${attributes} /></picture>`;
  });

/** These products as they are today, in one read; without those that shoppers do not see. */
async function findPostProducts(db: Db, ids: readonly string[]): Promise<Map<string, PostProduct>> {
  const products = await findProducts(db, ids, 'card');
  const listed = [...products.values()].filter((product) => product.isListed).map((row) => toProduct(row));
  return new Map(
    listed.map(({ _id, name, brand, category, price, mrp, images, isAvailable }) => [
      _id,
      { _id, name, brand, category, price, mrp, image: images[0] ?? null, isAvailable },
    ]),
  );
}

/** Posts as everyone reads them: with all sizes of their pictures, and their products as they are today. */
export async function showPosts<Post extends { content: string }>(db: Db, posts: readonly Post[]) {
  const products = await findPostProducts(
    db,
    posts.flatMap(({ content }) => listCards(content)),
  );
  return posts.map((post) => ({
    ...post,
    content: showPictures(post.content),
    products: [...new Set(listCards(post.content))].flatMap((id) => products.get(id) ?? []),
  }));
}

/** One post as everyone reads it. */
export async function showPost<Post extends { content: string }>(db: Db, post: Post) {
  const [shown = { ...post, products: [] }] = await showPosts(db, [post]);
  return shown;
}
