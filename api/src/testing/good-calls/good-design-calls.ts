import { randomUUID } from 'node:crypto';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

/** A star on the chest of a T-shirt: the smallest area, so that its print file takes little to make. */
export const starDesign: DesignDocument = {
  v: 1,
  areas: 'tee@1',
  prints: {
    'left-chest': [
      {
        ...{ kind: 'shape', id: 'o1', name: '', art: 'star5@1', ink: '#b3262f', outline: null },
        ...{
          x: 50,
          y: 50,
          width: 80,
          height: 76,
          turn: 0,
          flip: false,
          opacity: 1,
          isLocked: false,
          isHidden: false,
        },
      },
    ],
  },
};

const tee = ({ harness, people }: Given) =>
  buildProduct(harness.db, {
    ...{ sellerId: people.seller.id, name: 'Your Print Tee', category: 'Customized', subcategory: 'T-Shirt' },
    stock: { M: 9 },
  });

async function designOf(given: Given): Promise<{ id: string; product: string }> {
  const product = await tee(given);
  const [row] = await given.harness.db<{ id: string }[]>`
    insert into designs (owner_id, product_id, document)
    values (${given.people.shopper.id}, ${product.id}, ${JSON.stringify(starDesign)}::jsonb) returning id`;
  return { id: row?.id ?? '', product: product.id };
}

/** The token of a design of the shopper that is shared. */
async function linkOf(given: Given): Promise<string> {
  const { id, product } = await designOf(given);
  const token = randomUUID();
  await given.harness.db`
    insert into design_shares (design_id, owner_id, token, product_id, document, preview_image, sentence, may_copy)
    values (${id}, ${given.people.shopper.id}, ${token}, ${product}, ${JSON.stringify(starDesign)}::jsonb,
      '/media/design-x/1.webp', 'A star.', true)`;
  return token;
}

/** A print of the shopper, as it would be in a cart. */
async function printOf(given: Given) {
  const product = await tee(given);
  const images = {
    rawImage: `/media/design-${randomUUID()}/1.webp`,
    previewImage: `/media/design-${randomUUID()}/2.webp`,
  };
  await given.harness.db`
    insert into design_prints (owner_id, product_id, hash, raw_image, preview_image, document, garment, cloth, colour, lists,
      problems, sentence)
    values (${given.people.shopper.id}, ${product.id}, ${randomUUID()}, ${images.rawImage}, ${images.previewImage},
      ${JSON.stringify(starDesign)}::jsonb, 'tee', '#f7f6f3', 'White', '{"left-chest": []}', '[]', 'A star.')`;
  return { product, images };
}

/** A paid order of the seller with a design on its line, and a file of it that is ready. */
async function printedOrder(given: Given): Promise<{ orderId: string; fileId: string }> {
  const { harness, people } = given;
  const { product, images } = await printOf(given);
  const paid = await harness.payAtProvider(people.shopper.headers, [product]);
  await harness.verify(people.shopper.headers, paid);
  const [line] = await harness.db<{ id: string }[]>`
    update order_lines set raw_image = ${images.rawImage}, preview_image = ${images.previewImage}
    where order_id = ${paid.orderId} returning id`;
  const [file] = await harness.db<{ id: string }[]>`
    insert into print_files (order_id, line_id, seller_id, area, kind, name, state, bytes, sha256)
    values (${paid.orderId}, ${line?.id ?? ''}, ${people.seller.id}, 'left-chest', 'png', 'chest.png', 'ready', 4, 'abcd')
    returning id`;
  await harness.app.mediaStore.write(`prints/${file?.id}.png`, Buffer.from('\u0089PNG', 'latin1'), 'image/png');
  return { orderId: paid.orderId, fileId: file?.id ?? '' };
}

const ofOrder: GoodCall = {
  by: 'seller',
  make: async (given) => ({ params: { orderId: (await printedOrder(given)).orderId } }),
};
const ofDesign: GoodCall = { by: 'shopper', make: async (given) => ({ params: { id: (await designOf(given)).id } }) };

/** Calls about designs and their print files. */
export const designCalls: Record<string, GoodCall> = {
  'POST /api/design-outlines': { make: () => ({ payload: { texts: [{ font: 'hind@1', text: 'नमस्ते' }] } }) },
  'GET /api/designs': { by: 'shopper' },
  'POST /api/designs': {
    by: 'shopper',
    make: async (given) => ({ payload: { product: (await tee(given)).id, document: starDesign } }),
  },
  'GET /api/printed-designs': {
    by: 'shopper',
    make: async (given) => ({ query: (await printOf(given)).images }),
  },
  'GET /api/designs/{id}': ofDesign,
  'PUT /api/designs/{id}': {
    by: 'shopper',
    make: async (given) => {
      const { id, product } = await designOf(given);
      return { params: { id }, payload: { product, document: starDesign, version: 1 } };
    },
  },
  'DELETE /api/designs/{id}': ofDesign,
  'POST /api/designs/{id}/print': {
    by: 'shopper',
    make: async (given) => {
      const { id, product } = await designOf(given);
      return { params: { id }, payload: { product } };
    },
  },
  'GET /api/designs/{id}/share': ofDesign,
  'PUT /api/designs/{id}/share': {
    by: 'shopper',
    make: async (given) => {
      const { id, product } = await designOf(given);
      const { person, app } = { person: given.people.shopper, app: given.harness.app };
      const print = {
        method: 'POST',
        url: `/api/designs/${id}/print`,
        headers: person.headers,
        payload: { product },
      } as const;
      while ((await app.inject(print)).json().state === 'preparing');
      return { params: { id }, payload: { product, mayCopy: true } };
    },
  },
  'DELETE /api/designs/{id}/share': ofDesign,
  'GET /api/shared-designs/{token}': { make: async (given) => ({ params: { token: await linkOf(given) } }) },
  'POST /api/shared-designs/{token}/copies': {
    by: 'shopper',
    make: async (given) => ({ params: { token: await linkOf(given) } }),
  },
  'GET /api/auth/panel/orders/{orderId}/prints': ofOrder,
  'POST /api/auth/panel/orders/{orderId}/prints': ofOrder,
  'POST /api/auth/panel/orders/{orderId}/print-reports': {
    by: 'seller',
    make: async (given) => ({
      params: { orderId: (await printedOrder(given)).orderId },
      payload: { reason: 'A trademark of another company' },
    }),
  },
  'GET /api/auth/panel/print-files/{id}': {
    by: 'seller',
    make: async (given) => ({ params: { id: (await printedOrder(given)).fileId } }),
  },
  'GET /api/auth/panel/print-files': {
    by: 'seller',
    make: async (given) => ({ query: { orders: (await printedOrder(given)).orderId } }),
  },
};
