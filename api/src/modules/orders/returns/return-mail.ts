import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { describeReason, describeReturn, type Return, type ReturnState } from '@aaram/shared-domain/return';
import type { FastifyInstance } from 'fastify';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import { Refusal } from '#outcome.ts';
import type { MailContext } from '../mail/order-mail.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { RETURN_MAIL } from './announce-return.ts';
import { readOrderReturns } from './read-returns.service.ts';

const subjects: Record<ReturnState, (brand: string) => string> = {
  requested: (brand) => `We have your request for your ${brand} order`,
  approved: (brand) => `Your request for your ${brand} order is approved`,
  'picked-up': (brand) => `Your ${brand} item is on its way back`,
  'to-send': (brand) => `Your new ${brand} item is kept for you`,
  cancelled: (brand) => `Part of your ${brand} order was cancelled`,
  withdrawn: (brand) => `You have withdrawn a request for your ${brand} order`,
  refused: (brand) => `Your request for your ${brand} order was refused`,
  rejected: (brand) => `Your ${brand} item was not accepted`,
  refunded: (brand) => `Part of your ${brand} order was refunded`,
  exchanged: (brand) => `Your new ${brand} item is on its way`,
};

/** The mail about the state of a return. */
function writeReturnMail(told: Return, to: Pick<OrderRow, 'buyerEmail' | 'buyerName'>, context: MailContext): Mail {
  const { publicUrl, store } = context;
  const { line, quantity } = told;
  const size = line.size === 'Quantity' ? '' : `, size ${line.size}`;
  const reason = describeReason(told);
  const facts: Block = {
    kind: 'facts',
    rows: [
      ['Order', told.order.number],
      ...(reason === undefined ? [] : [['Reason', reason] as const]),
      ...(told.fee > 0 && told.kind === 'return' ? [['Fee', formatPaise(paiseFromRupees(told.fee))] as const] : []),
    ],
  };
  const subject = subjects[told.state](store.brandName);
  return writeMail({
    to: to.buyerEmail,
    name: to.buyerName,
    subject,
    title: subject,
    blocks: [
      { kind: 'text', text: describeReturn(told) },
      { kind: 'list', items: [`${quantity} × ${line.name}${size}`] },
      facts,
      { kind: 'link', label: 'Your orders', url: `${publicUrl}/user-dashboard?tab=myorders` },
    ],
    store,
  });
}

type Asked = { orderId: string; id: string; state: string };

/**
 * Sends the mail about a state of a return, once, while the return is still in it. For a cancelled piece the refund
 * needs no mail of its own.
 */
export async function sendReturnMail(app: FastifyInstance, context: MailContext, { orderId, id, state }: Asked) {
  const order = await findOrder(app.db, orderId);
  const read = order && (await readOrderReturns(app.db, order.id, order.userId));
  const told = read instanceof Refusal ? undefined : read?.returns.find(({ _id }) => _id === id);
  if (order !== undefined && told?.state === state) {
    await app.sendMail(writeReturnMail(told, order, context), [`${RETURN_MAIL}:${id}:${state}`]);
  }
}

export function handleReturnMails(app: FastifyInstance) {
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };
  app.handleJob(RETURN_MAIL, ({ orderId, return: id, state }) =>
    sendReturnMail(app, context, { orderId: String(orderId), id: String(id), state: String(state) }),
  );
}
