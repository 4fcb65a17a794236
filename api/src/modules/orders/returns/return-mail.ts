import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { describeReason, describeReturn, type Return, type ReturnState } from '@aaram/shared-domain/return';
import type { FastifyInstance } from 'fastify';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import { Refusal } from '#outcome.ts';
import * as texts from '#texts/order-mails.ts';
import type { MailContext } from '../mail/order-mail.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { RETURN_MAIL, RETURN_MAIL_AGAIN } from './announce-return.ts';
import { readOrderReturns } from './read-returns.service.ts';

const subjects: Record<ReturnState, (brandName: string) => string> = {
  requested: texts.returnRequested,
  approved: texts.returnApproved,
  'picked-up': texts.returnPickedUp,
  'to-send': texts.exchangeReserved,
  cancelled: texts.partCancelledSubject,
  withdrawn: texts.returnWithdrawn,
  refused: texts.returnRefused,
  rejected: texts.returnRejected,
  refunded: texts.partRefundedSubject,
  exchanged: texts.exchangeSent,
};

/** The mail about the state of a return. */
function writeReturnMail(
  announced: Return,
  to: Pick<OrderRow, 'buyerEmail' | 'buyerName'>,
  context: MailContext,
): Mail {
  const { publicUrl, store } = context;
  const { line, quantity } = announced;
  const size = line.size === 'Quantity' ? [] : [texts.inSize(line.size)];
  const reason = describeReason(announced);
  const isAdjusted = announced.kind === 'adjust';
  const facts: Block = {
    kind: 'facts',
    rows: [
      [texts.orderNumber, announced.order.number],
      ...(reason === undefined ? [] : [[texts.reason, reason] as const]),
      ...(announced.fee > 0 && announced.kind === 'return'
        ? [[texts.fee, formatPaise(paiseFromRupees(announced.fee))] as const]
        : []),
    ],
  };
  const subject = subjects[announced.state](store.brandName);
  return writeMail({
    to: to.buyerEmail,
    name: to.buyerName,
    subject,
    title: subject,
    blocks: [
      { kind: 'text', text: describeReturn(announced) },
      { kind: 'list', items: [isAdjusted ? line.name : texts.pieces(quantity, line.name, size)] },
      facts,
      { kind: 'link', label: texts.yourOrders, url: `${publicUrl}/user-dashboard?tab=myorders` },
    ],
    store,
  });
}

type Asked = { orderId: string; id: string };

async function readAnnounced(app: FastifyInstance, { orderId, id }: Asked) {
  const order = await findOrder(app.db, orderId);
  const read = order && (await readOrderReturns(app.db, order.id, order.userId));
  const announced = read instanceof Refusal ? undefined : read?.returns.find(({ _id }) => _id === id);
  return order === undefined || announced === undefined ? undefined : { order, announced };
}

/**
 * Sends the mail about a state of a return, once, while the return is still in it. For a cancelled piece the refund
 * needs no mail of its own.
 */
export async function sendReturnMail(app: FastifyInstance, context: MailContext, asked: Asked & { state: string }) {
  const { id, state } = asked;
  const { order, announced } = (await readAnnounced(app, asked)) ?? {};
  if (order !== undefined && announced?.state === state) {
    const event = `${RETURN_MAIL}:${id}:${state}`;
    await app.sendMail(writeReturnMail(announced, order, context), [event]);
    await app.messages.sendShort({
      kind: 'return-step',
      event,
      userId: order.userId,
      words: [formatOrderNumber(order.number)],
    });
  }
}

export function handleReturnMails(app: FastifyInstance) {
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };
  app.handleJob(RETURN_MAIL, ({ orderId, return: id, state }) =>
    sendReturnMail(app, context, { orderId: String(orderId), id: String(id), state: String(state) }),
  );
  app.handleJob(RETURN_MAIL_AGAIN, async ({ orderId, return: id, event }) => {
    const { order, announced } = (await readAnnounced(app, { orderId: String(orderId), id: String(id) })) ?? {};
    if (order !== undefined && announced !== undefined) {
      await app.sendMail(writeReturnMail(announced, order, context), [`${RETURN_MAIL_AGAIN}:${String(event)}`]);
    }
  });
}
