import { expect, it } from 'vitest';
import { mailTo, smsTo, whatsAppTo } from './send-links.ts';

const text = 'Your order AA-7K3F-92QD: ₹1,047.62 & more\nhttps://shop.example/pay/x';

// rules: orders-for-customers
it('opens a chat, an SMS or an email with the whole message', () => {
  const chat = new URL(whatsAppTo('9876543210', text));
  expect([chat.host, chat.pathname, chat.searchParams.get('text')]).toEqual(['wa.me', '/919876543210', text]);
  expect(smsTo('9876543210', text)).toBe(`sms:+919876543210?body=${encodeURIComponent(text)}`);
  const mail = new URL(mailTo('meera+shop@example.in', 'Your order', text));
  expect(decodeURIComponent(mail.pathname)).toBe('meera+shop@example.in');
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual(['Your order', text]);
});
