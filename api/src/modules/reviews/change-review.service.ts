import type { Db, Pool } from '@aaram/runtime/db';
import type { ChangeAction } from '@aaram/shared-domain/audit';
import type { PanelReview } from '@aaram/shared-domain/review';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findProducts, lockRated } from '#modules/catalog/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/reviews.ts';
import { findPanelReview, type PanelRow, setAnswer, setHidden } from './panel-reviews.repository.ts';
import { toPanelReviews } from './panel-reviews.ts';
import { countStars } from './reviews.repository.ts';

/** Who changes a review: a team those of its own products, an admin any. */
export type Actor = { id: string; sellerId: string; isAdmin: boolean; requestId: string };

type Change = (tx: Db, review: PanelRow) => Promise<ChangeAction | Refusal>;

/** Changes a review in the transaction that records it; the product is locked first, as its stars may be counted. */
function change(db: Pool, id: string, actor: Actor, apply: Change): Promise<Outcome<PanelReview>> {
  return inTransaction(db, async (tx): Promise<Outcome<PanelReview>> => {
    const found = await findPanelReview(tx, id);
    const product = found && (await findProducts(tx, [found.productId], 'card')).get(found.productId);
    const mayKnow = actor.isAdmin || product?.sellerId === actor.sellerId;
    if (found === undefined || !mayKnow) {
      return refuse('NOT_FOUND', texts.notFound);
    }
    await lockRated(tx, found.productId);
    const action = await apply(tx, found);
    if (action instanceof Refusal) {
      return action;
    }
    const after = (await findPanelReview(tx, id)) ?? found;
    const detail = { productId: found.productId, ...(action === 'review.hide' && { reason: after.hiddenReason }) };
    const { id: actorId, requestId } = actor;
    await recordAudit(tx, { actorId, action, subject: 'review', subjectId: id, detail, requestId });
    const [answer] = await toPanelReviews(tx, [after]);
    return answer ?? refuse('NOT_FOUND', texts.notFound);
  });
}

/** Answers a review for its seller, or changes that answer; without a text removes it. */
export const answerReview = (db: Pool, id: string, text: string | null, actor: Actor) =>
  change(db, id, actor, async (tx) => {
    if (text?.trim() === '') {
      return refuseField('text', texts.writeAnswer);
    }
    await setAnswer(tx, id, text === null ? null : text.trim());
    return text === null ? 'review.unanswer' : 'review.answer';
  });

/** Hides a review for a reason, or shows it again without one; its stars count only while it is shown. */
export const hideReview = (db: Pool, id: string, reason: string | null, actor: Actor) =>
  change(db, id, actor, async (tx, { productId }) => {
    if (reason?.trim() === '') {
      return refuseField('reason', texts.writeReason);
    }
    await setHidden(tx, id, reason === null ? null : reason.trim());
    await countStars(tx, productId);
    return reason === null ? 'review.show' : 'review.hide';
  });
