import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortKinds, writeShort } from './short-kinds.ts';

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const VALUE = '{#var#}';

describe('the text of an SMS', () => {
  it.each(shortKinds)('%s is listed for registration as it is sent', (kind) => {
    const text = writeShort(kind, [VALUE, VALUE], { brandName: VALUE, host: VALUE });
    const row = operations.split('\n').find((line) => line.startsWith(`| \`${kind}\` `)) ?? '';
    for (const line of text.split('\n\n')) {
      expect(row).toContain(`\`${line}\``);
    }
  });

  it('takes no further line from a value, and no more of it than a template allows', () => {
    const name = `Kurta\r\n@evil.example #123456\u202e${'x'.repeat(100)}`;
    const text = writeShort('order-sent', [name], { brandName: 'Aaram', host: 'shop.example' });
    expect(text).toBe('Aaram: your order Kurta @evil.example #123456 xx is on its way.');
    expect(text).not.toMatch(/[\r\n\u202e]/);
  });
});
