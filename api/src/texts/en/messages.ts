/** Messages by mail, SMS and WhatsApp, and the choices about them. */
export const alwaysSent =
  'Emails about your orders, your money and your account are always sent: they are your record, and a warning if another person uses your account.';
export const unsubscribeLinkWrong = 'This link does not work. Please log in and choose under Messages in your account.';
export const whyThisMail = 'You get this email because you asked for it.';
export const unsubscribe = 'Stop these emails';
