export { type Block, type Mail, writeMail } from './write-mail.ts';
