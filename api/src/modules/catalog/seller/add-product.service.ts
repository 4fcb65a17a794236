import type { Db, Pool } from '@aaram/runtime/db';
import type { OwnProduct } from '@aaram/shared-domain/catalog';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '#modules/audit/index.ts';
import { isSeller } from '#modules/identity/index.ts';
import { noteMedia } from '#modules/library/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { Form } from '#plugins/forms.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import { findOwnProduct } from '../product.repository.ts';
import type { Caller } from './own-product.ts';
import { refuseOthersFacts } from './product-details.ts';
import { parseProductForm } from './product-form.ts';
import { insertProduct } from './product-write.repository.ts';
import { refuseTakenSku } from './taken-sku.ts';

/** The seller of a new product: the caller's team; an admin may name another seller. */
async function resolveSeller(db: Db, user: SessionUser, named: string | undefined): Promise<Outcome<string>> {
  if (named === undefined || named === user.sellerId) {
    return user.sellerId;
  }
  const isAllowed = user.role === 'admin' && /^[0-9a-f-]{36}$/i.test(named) && (await isSeller(db, named));
  return isAllowed ? named : refuse('SELLER_MISMATCH', texts.notForOthers);
}

/** Stores the pictures and the product of a form: all or nothing (product-rules.md#adding-a-product). */
export async function addProduct(
  db: Pool,
  { form, user, requestId }: Caller & { form: Form },
  { pictures }: Pick<FastifyInstance, 'pictures'>,
): Promise<Outcome<OwnProduct>> {
  const parsed = parseProductForm(form.fields, await readPriceRule(db));
  if (parsed instanceof Refusal) {
    return parsed;
  }
  const refused = refuseOthersFacts(user.role, {}, parsed);
  if (refused !== undefined) {
    return refused;
  }
  if (form.files.length === 0 && parsed.state !== 'draft') {
    return refuseField('images', texts.imageRequired);
  }
  const { seller, pictureTexts: said, ...product } = parsed;
  const sellerId = await resolveSeller(db, user, seller);
  if (sellerId instanceof Refusal) {
    return sellerId;
  }
  if (said.length > form.files.length) {
    return refuseField('pictureTexts', texts.pictureTextsUnknown);
  }
  const store = async (urls: string[], tx: Db): Promise<Outcome<OwnProduct>> => {
    const words = urls.map((url, at) => [url, said[at] ?? ''] as const).filter(([, text]) => text !== '');
    const pictureTexts = Object.fromEntries(words);
    const inserted = await insertProduct(tx, { ...product, sellerId, images: [...new Set(urls)], pictureTexts });
    await noteMedia(
      tx,
      sellerId,
      urls.map((url, at) => ({ url, name: form.names[at] || product.name, alt: said[at] ?? '' })),
    );
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.add',
      subject: 'product',
      subjectId: inserted,
      requestId,
    });
    // Read before the end of the transaction: a call that is answered 503 has added nothing, and may be repeated.
    return (await findOwnProduct(tx, inserted)) ?? refuse('NOT_FOUND', common.productNotFound);
  };
  return refuseTakenSku(() => pictures.keep(form.files, { purpose: 'store', names: form.names }, store, db));
}
