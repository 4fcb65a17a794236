import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import type { FastifyInstance } from 'fastify';
import { findProducts, toProduct } from '#modules/catalog/index.ts';
import { findMailbox } from '#modules/identity/index.ts';
import { type Block, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/price-drops.ts';

/** More products than these are only counted. */
const MAX_NAMED = 10;

const write = (paise: number) => formatRupees(rupeesFromPaise(paise));

type Saved = { productId: string; savedPaise: number };
type Notice = { id: string; userId: string; saved: readonly Saved[] };

/** What still costs less than when it was saved and can be bought, the largest fall first. */
async function findCheaper({ db }: FastifyInstance, saved: readonly Saved[]) {
  const products = await findProducts(
    db,
    saved.map(({ productId }) => productId),
    'card',
  );
  return saved
    .flatMap(({ productId, savedPaise }) => {
      const product = products.get(productId);
      const isCheaper = product?.isListed && toProduct(product).isAvailable && product.pricePaise < savedPaise;
      return isCheaper ? [{ product, less: savedPaise - product.pricePaise, savedPaise }] : [];
    })
    .sort((a, b) => b.less - a.less);
}

type Cheaper = Awaited<ReturnType<typeof findCheaper>>[number];

const describe =
  (publicUrl: string) =>
  ({ product: { id, name, category, pricePaise }, less, savedPaise }: Cheaper): Block[] => [
    {
      kind: 'text',
      text: texts.costsLess(name, {
        now: write(pricePaise),
        less: write(less),
        before: write(savedPaise),
      }),
    },
    { kind: 'link', label: texts.see(name), url: `${publicUrl}${pages.product({ _id: id, category })}` },
  ];

/** Tells one person of the products that cost less than when they were saved, unless that is no longer so. */
async function tellOfPriceDrops(app: FastifyInstance, { id, userId, saved }: Notice) {
  const { db, config } = app;
  const cheaper = await findCheaper(app, saved);
  const [first] = cheaper;
  const mailbox = await findMailbox(db, userId);
  if (first === undefined || mailbox === undefined) {
    return;
  }
  const title =
    cheaper.length === 1
      ? texts.oneCostsLess(first.product.name, write(first.less))
      : texts.someCostLess(cheaper.length);
  const more = cheaper.length - MAX_NAMED;
  const mail = writeMail({
    to: mailbox.email,
    name: mailbox.name,
    subject: title,
    title,
    blocks: [
      ...cheaper.slice(0, MAX_NAMED).flatMap(describe(config.publicUrl)),
      ...(more > 0 ? [{ kind: 'text', text: texts.andMore(more) } as const] : []),
      { kind: 'text', text: texts.mayChange },
      { kind: 'link', label: texts.yourWishlist, url: `${config.publicUrl}${pages.wishlist()}` },
    ],
    store: config.store,
    unsubscribe: app.messages.unsubscribeLinks(userId, 'price-drop'),
  });
  await app.messages.send({ kind: 'price-drop', channel: 'mail', userId, event: `price-drop:${id}`, mail });
}

/** The mail about lower prices, a job for each person. */
export function handlePriceDropMails(app: FastifyInstance) {
  app.handleJob('price-drop', ({ id, userId, productIds, savedPaise }) => {
    const ids = Array.isArray(productIds) ? productIds : [];
    const paise = Array.isArray(savedPaise) ? savedPaise : [];
    const saved = ids.map((productId, index) => ({ productId: String(productId), savedPaise: Number(paise[index]) }));
    return tellOfPriceDrops(app, { id: String(id), userId: String(userId), saved });
  });
}
