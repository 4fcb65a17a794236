import { readPhone } from '../read/index.ts';

/** Addresses that open the sender's own app with a message for a customer; `phone` is an Indian mobile as it is stored. */
export const whatsAppTo = (phone: string, text: string) =>
  `https://wa.me/91${readPhone(phone)}?text=${encodeURIComponent(text)}`;
export const smsTo = (phone: string, text: string) => `sms:+91${readPhone(phone)}?body=${encodeURIComponent(text)}`;
export const mailTo = (email: string, subject: string, text: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
