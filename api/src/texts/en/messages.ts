/** Messages by mail, SMS and WhatsApp, and the choices about them. */
export const alwaysSent =
  'Mails about your orders, your money and your account are always sent: they are your record, and your warning if somebody else acts for you.';
