export { findSentMails, listSentMails, wasMailed } from './sent-mails.repository.ts';
export { type Block, type Mail, type UnsubscribeLinks, writeMail } from './write-mail.ts';
