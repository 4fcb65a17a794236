// @ts-check

/** Who sends SMS and WhatsApp messages; without them the store offers neither in production. */
export const messagesVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    SMS_URL: {
      kind: 'address',
      otherwise: 'none: a sandbox writes to `DATA_DIR/outbox`, in production there are no SMS',
      readBy: ['api', 'shop'],
      purpose: "the SMS provider's address; with it the other SMS settings are required",
    },
    SMS_TOKEN: { kind: 'text', isSecret: true, otherwise: 'none', readBy: ['api'], purpose: "the provider's token" },
    SMS_SENDER: {
      kind: 'text',
      pattern: '^[A-Za-z0-9]{3,11}$',
      like: 'a DLT header (letters and digits)',
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the header that the SMS come from, as registered on the DLT platform',
    },
    SMS_ENTITY_ID: {
      kind: 'text',
      pattern: '^\\d{10,25}$',
      like: 'a DLT entity id (digits)',
      otherwise: 'none',
      readBy: ['api'],
      purpose: "the company's id on the DLT platform",
    },
    SMS_TEMPLATES: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the registered templates: `login-code=1107…,mobile-code=1107…,order-sent=1107…`',
    },
    WHATSAPP_URL: {
      kind: 'address',
      otherwise: 'none: a sandbox writes to `DATA_DIR/outbox`, in production there is no WhatsApp',
      readBy: ['api'],
      purpose: "the address of the WhatsApp provider's messages; with it the other WhatsApp settings are required",
    },
    WHATSAPP_TOKEN: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: "that provider's token",
    },
    WHATSAPP_TEMPLATES: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the approved templates: `order-sent=order_sent,refund=refund_made`',
    },
    MESSAGES_TIMEOUT_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      max: 30,
      default: 5,
      readBy: ['api'],
      purpose: 'the timeout of a call to either provider',
    },
    CODES_PER_DAY: {
      kind: 'integer',
      unit: 'codes',
      min: 1,
      max: 1_000_000,
      default: 2000,
      readBy: ['api'],
      purpose: 'how many codes are sent by SMS in a day at most, for logins and for new numbers each',
    },
  })
);
