import type { Db, Pool } from '@aaram/runtime/db';
import { MAX_FAMILY, type ProductFamily } from '@aaram/shared-domain/catalog';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/families.ts';
import type { Caller } from '../own-product.ts';
import { recordEdits } from '../record-edit.ts';
import {
  type FamilyProduct,
  findFamilyOf,
  findFamilyProducts,
  listMembers,
  takeFamilies,
  writeFamily,
} from './families.repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The family of a product that the caller may change; that of another seller's is not found. */
async function findOwnFamily(db: Db, id: string, user: SessionUser) {
  const found = await findFamilyOf(db, id);
  const isTheirs = found !== undefined && (found.sellerId === user.sellerId || user.role === 'admin');
  return isTheirs ? found : refuse('NOT_FOUND', common.productNotFound);
}

/** The colours of a product as its seller sees them. */
export async function readFamily(
  db: Db,
  { id, user }: { id: string; user: SessionUser },
): Promise<Outcome<ProductFamily>> {
  const found = await findOwnFamily(db, id, user);
  return found instanceof Refusal ? found : { version: found.version, members: await listMembers(db, id) };
}

type Plan = { members: string[]; leaving: string[]; touched: string[] };
type Asked = { ids: readonly string[]; familyId: string | null; join: boolean };

/** Who is in the family afterwards. A removed product keeps its family, unless the family ends. */
function planFamily(products: readonly FamilyProduct[], { ids, familyId, join }: Asked): Outcome<Plan> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  if (named.length < ids.length || named.some(({ isRemoved }) => isRemoved)) {
    return refuseField('members', texts.notAllYours);
  }
  const elsewhere = named.find((product) => product.familyId !== null && product.familyId !== familyId);
  if (elsewhere !== undefined && !join) {
    return refuse('IN_OTHER_FAMILY', texts.inOtherFamily(elsewhere.name));
  }
  const own = products.filter((product) => product.familyId !== null && product.familyId === familyId);
  const others = products.filter((product) => product.familyId !== null && product.familyId !== familyId);
  const shown = [...new Set([...ids, ...others.filter((one) => !one.isRemoved).map((one) => one.id)])];
  if (shown.length > MAX_FAMILY) {
    return refuseField('members', texts.tooManyColours(MAX_FAMILY));
  }
  const removed = [...own, ...others].filter((one) => one.isRemoved).map((one) => one.id);
  const members = shown.length < 2 ? [] : [...shown, ...removed];
  return {
    members,
    leaving: [...own, ...others].map((one) => one.id).filter((one) => !members.includes(one)),
    touched: [...new Set([...members, ...products.map((one) => one.id)])],
  };
}

/** What becomes of a family by the products that a call names. */
async function planMembers(
  tx: Db,
  { id, ids, sellerId, familyId, join }: Asked & { id: string; sellerId: string },
): Promise<Outcome<Plan>> {
  if (!ids.every((one) => uuid.test(one)) || new Set(ids).size < ids.length) {
    return refuseField('members', texts.notAllYours);
  }
  if (familyId === null && ids.length > 0 && !ids.includes(id)) {
    return refuseField('members', texts.nameItself);
  }
  const named = await findFamilyProducts(tx, { sellerId, ids: [id, ...ids], familyIds: [] });
  const familyIds = [familyId, ...named.filter((one) => ids.includes(one.id)).map((one) => one.familyId)];
  const products = await findFamilyProducts(tx, {
    sellerId,
    ids: [id, ...ids],
    familyIds: familyIds.filter((one) => one !== null),
  });
  return planFamily(products, { ids, familyId, join });
}

type Change = Caller & { id: string; members: readonly string[]; version: number; join?: boolean | undefined };

/** Sets the family of a product (product-rules.md#families). `touched` are the products whose pages are others now. */
export function setFamily(
  db: Pool,
  { id, members, version, join = false, user, requestId }: Change,
): Promise<Outcome<{ family: ProductFamily; touched: string[] }>> {
  return inTransaction(db, async (tx) => {
    const before = await findOwnFamily(tx, id, user);
    if (before instanceof Refusal) {
      return before;
    }
    const { sellerId } = before;
    await takeFamilies(tx, sellerId);
    const found = await findOwnFamily(tx, id, user);
    if (found instanceof Refusal) {
      return found;
    }
    if (found.version !== version) {
      const current = { version: found.version, members: await listMembers(tx, id) };
      return refuse('STALE_VERSION', texts.familyChanged, { current });
    }
    const ids = members.map((one) => one.toLowerCase());
    const { familyId } = found;
    const plan = await planMembers(tx, { id, ids, sellerId, familyId, join });
    if (plan instanceof Refusal) {
      return plan;
    }
    const editId = await recordEdits(tx, { ids: plan.touched, fields: ['family', 'familyPlace'] }, () =>
      writeFamily(tx, { sellerId, familyId, ...plan }),
    );
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.family',
      subject: 'product',
      subjectId: id,
      detail: { members: ids, ...(editId === undefined ? {} : { edit: editId }) },
      requestId,
    });
    const after = await findFamilyOf(tx, id);
    return {
      family: {
        version: after?.version ?? 0,
        members: await listMembers(tx, id),
        ...(editId === undefined ? {} : { edit: editId }),
      },
      touched: plan.touched,
    };
  });
}
