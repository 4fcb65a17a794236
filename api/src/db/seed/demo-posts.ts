import type { Db } from '@aaram/runtime/db';
import { sanitizePost } from '#modules/blog/index.ts';
import { buildDemoId, readPosts } from './demo-data.ts';
import type { Trail } from './demo-history.ts';
import { admin, seller, team } from './demo-people.ts';

type Context = { db: Db; now: Date; toUrl: (name: string) => string; trail: Trail };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The text of a post, with {picture:name|what it shows} and {product:name} made to pictures and cards. */
function placeInText(text: string, toUrl: Context['toUrl']) {
  const contentPictures: string[] = [];
  const html = text
    .replaceAll(/\{picture:([^|}]+)\|([^}]+)\}/g, (_whole, name: string, alt: string) => {
      contentPictures.push(toUrl(name));
      return `<img src="${toUrl(name)}" alt="${alt}">`;
    })
    .replaceAll(
      /\{product:([^}]+)\}/g,
      (_whole, name: string) => `<product-card data-id="${buildDemoId('product', name)}"></product-card>`,
    );
  return { content: sanitizePost(html), contentPictures };
}

export async function seedPosts({ db, toUrl, now }: Context) {
  const rows = readPosts().map(
    (
      { images, content, publishedAt, isDraft = false, inDays, title, description, author, tags, categories },
      index,
    ) => ({
      id: buildDemoId('post', title),
      title,
      description,
      author,
      tags,
      categories,
      // The first seller has what is not published yet.
      authorId: index % 2 === 0 && inDays === undefined ? admin.id : seller.id,
      ...placeInText(content, toUrl),
      images: images.map(toUrl),
      isDraft,
      publishedAt: inDays === undefined ? new Date(publishedAt) : new Date(now.getTime() + inDays * DAY_MS),
      updatedAt: new Date(publishedAt),
    }),
  );
  await db`insert into blog_posts ${db(rows)}`;
}

/** The draft as it was after each time that it was saved. */
export async function seedRevisions({ db, trail }: Context) {
  const [post] = await db<{ id: string; title: string; description: string; content: string; updatedAt: Date }[]>`
    select id, title, description, content, updated_at from blog_posts where is_draft`;
  if (post === undefined) {
    return;
  }
  const { id: postId, title, description, content, updatedAt } = post;
  const texts = [
    { title: 'Notes on white', description: 'From an afternoon in Balotra.', content: content.replace(/<h2>.*/s, '') },
    { title, description, content: content.replace(/<li>[^<]*<\/li><\/ul>/, '</ul>') },
    { title, description, content },
  ];
  for (const [index, text] of texts.entries()) {
    const at = new Date(updatedAt.getTime() - 20 * (texts.length - 1 - index) * HOUR_MS);
    const savedBy = team[2].id;
    await db`
      insert into post_revisions (post_id, version, saved_at, saved_by, title, description, content, author, tags, categories, images)
      select id, ${index + 1}, ${at}, ${savedBy}, ${text.title}, ${text.description}, ${text.content}, author, tags, categories, images
      from blog_posts where id = ${postId}`;
    const action = index === 0 ? 'post.draft' : 'post.update';
    trail.push({ at, actorId: savedBy, action, subject: 'post', subjectId: postId, detail: {} });
  }
  await db`update blog_posts set version = ${texts.length} where id = ${postId}`;
}
