import { pages } from '@aaram/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { findProducts, findSizesInStock } from '#modules/catalog/index.ts';
import { findMailbox } from '#modules/identity/index.ts';
import { writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/restock.ts';
import { insertAlert } from './restock.repository.ts';

type Notice = { id: string; userId: string; productId: string; size: string };

/**
 * Tells one person that a size is back. When it is sold out again by then the request goes on waiting; when the product
 * or the person is gone it ends.
 */
async function tellOfRestock(app: FastifyInstance, { id, userId, productId, size }: Notice) {
  const { db, config } = app;
  const product = (await findProducts(db, [productId], 'card')).get(productId);
  const mailbox = await findMailbox(db, userId);
  if (product === undefined || mailbox === undefined) {
    return;
  }
  if (!(await findSizesInStock(db, [productId])).get(productId)?.includes(size)) {
    if (product.isListed) {
      await insertAlert(db, { userId, productId, size });
    }
    return;
  }
  const page = pages.product({ _id: productId, category: product.category });
  const title = product.sizeType === 'Quantity' ? texts.isBack(product.name) : texts.sizeIsBack(product.name, size);
  const mail = writeMail({
    to: mailbox.email,
    name: mailbox.name,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: texts.notReserved },
      { kind: 'link', label: texts.seeProduct, url: `${config.publicUrl}${page}?size=${encodeURIComponent(size)}` },
      { kind: 'text', text: texts.onlyOnce },
      { kind: 'link', label: texts.whatYouWaitFor, url: `${config.publicUrl}${pages.wishlist()}` },
    ],
    store: config.store,
    unsubscribe: app.messages.unsubscribeLinks(userId, 'restock'),
  });
  await app.messages.send({ kind: 'restock', channel: 'mail', userId, event: `restock:${id}`, mail });
}

/** The mail about a size that is back, a job for each person who asked. */
export function handleRestockMails(app: FastifyInstance) {
  app.handleJob('restock', ({ id, userId, productId, size }) =>
    tellOfRestock(app, {
      id: String(id),
      userId: String(userId),
      productId: String(productId),
      size: String(size),
    }),
  );
}
