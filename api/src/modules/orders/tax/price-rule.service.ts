import type { Db, Pool } from '@aaram/runtime/db';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { PriceRuleInput, PriceRuleState } from '@aaram/shared-domain/tax';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findAboveMrp, writePricesWithGst } from '#modules/catalog/for-orders.ts';
import { lockPriceRule, type PriceRuleSetting, putPriceRule, readPriceRuleSetting } from '#modules/settings/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/price-rule.ts';
import { countUnpaid } from '../place/new-order.repository.ts';

/** Products above their MRP that are named. */
const NAMED = 20;

async function describe(db: Db, { rule, since }: PriceRuleSetting): Promise<PriceRuleState> {
  const { count, products } = await findAboveMrp(db, NAMED);
  return {
    priceRule: rule,
    since,
    aboveMrp: {
      count,
      products: products.map(({ id, name, pricePaise, mrpPaise }) => ({
        _id: id,
        name,
        price: rupeesFromPaise(pricePaise),
        mrp: rupeesFromPaise(mrpPaise),
      })),
    },
    unpaidOrders: await countUnpaid(db),
  };
}

/** How prices are made, and what a switch would meet. */
export const readPriceRuleState = async (db: Db) => describe(db, await readPriceRuleSetting(db));

/**
 * Switches how prices are made, from now on: placed orders keep theirs. GST is not added again while that would take a
 * product above its MRP (product-rules.md#prices-that-include-gst).
 */
export function switchPriceRule(
  db: Pool,
  { priceRule, from }: PriceRuleInput,
  { actorId, requestId }: { actorId: string; requestId: string },
): Promise<Outcome<PriceRuleState>> {
  return inTransaction(db, async (tx): Promise<Outcome<PriceRuleState>> => {
    const present = await lockPriceRule(tx);
    if (present.rule === priceRule) {
      return describe(tx, present);
    }
    if (present.rule !== from) {
      return refuse('STALE_VERSION', texts.changedSince);
    }
    await writePricesWithGst(tx);
    const { count } = await findAboveMrp(tx, 0);
    if (priceRule === 'spec' && count > 0) {
      return refuse('INVALID_INPUT', texts.aboveMrp(count));
    }
    const setting = { rule: priceRule, since: new Date().toISOString() };
    await putPriceRule(tx, setting);
    await recordAudit(tx, {
      actorId,
      action: 'price.rule',
      subject: 'setting',
      subjectId: 'price-rule',
      detail: { before: present.rule, after: priceRule },
      requestId,
    });
    return describe(tx, setting);
  });
}
