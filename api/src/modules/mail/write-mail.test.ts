import { defaultSettings } from '@aaram/shared-domain/settings';
import { describe, expect, it } from 'vitest';
import { type Block, writeMail } from './write-mail.ts';

const write = (blocks: readonly Block[], name = 'Meera Nair') =>
  writeMail({ to: 'a@example.com', name, subject: 'News', title: 'News for you', blocks, store: defaultSettings });

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = write([
      { kind: 'text', text: 'First words.' },
      { kind: 'list', items: ['2 × Shirt'] },
      {
        kind: 'facts',
        isSum: true,
        rows: [
          ['GST', '₹23.76'],
          ['Paid in all', '₹622.76'],
        ],
      },
      { kind: 'address', title: 'Delivery to', lines: ['Meera Nair', '4 MG Road'] },
      { kind: 'link', label: 'Your orders', url: 'https://shop.example/orders?a=1&b=2' },
    ]);
    for (const words of ['Meera Nair', 'First words.', '2 × Shirt', '₹23.76', '₹622.76', '4 MG Road', 'Aaram']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('Your orders: https://shop.example/orders?a=1&b=2');
    expect(html).toContain('href="https://shop.example/orders?a=1&#38;b=2"');
  });

  it('can be read aloud: a language, a title, one heading, no pictures, no tables, nothing loaded from elsewhere', () => {
    const { html } = write([{ kind: 'text', text: 'Words' }]);
    expect(html).toContain('<html lang="en-IN">');
    expect(html).toContain('<title>News</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<table|<link|<script|url\(|src=/i);
  });

  it('takes nothing typed for markup, wherever it stands', () => {
    const attack = `"><img src=x onerror=alert(1)>'\`</p><script>alert(1)</script>`;
    const { html } = write(
      [
        { kind: 'text', text: attack },
        { kind: 'list', items: [attack] },
        { kind: 'facts', rows: [['Name', attack]] },
        { kind: 'address', title: 'Delivery to', lines: [attack] },
      ],
      attack,
    );
    expect(html).not.toMatch(/<img|<script/i);
    expect(html.match(/&#60;script&#62;/g)).toHaveLength(5);
  });

  it('lets no input forge further lines or reverse the text', () => {
    const { text } = write([{ kind: 'list', items: ['Shirt\r\n\r\nPay here: http://evil.example\u202egpj.exe'] }]);
    expect(text).toContain('- Shirt Pay here: http://evil.examplegpj.exe');
    const named = write([], 'Meera\nBcc: all@example.com');
    expect(named.text).toContain('Hello Meera Bcc: all@example.com,');
  });
});
