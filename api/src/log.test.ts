import { describe, expect, it } from 'vitest';
import { createLog, hidePersonalData } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

describe('the log', () => {
  it('says of an error what helps, without the rows and people it quotes', () => {
    const { log, lines } = capture();
    const error = Object.assign(new Error('550 no such user <meera@example.com>, call +91 98765 43210'), {
      code: '23505',
      detail: 'Key (email)=(meera@example.com) already exists.',
      response: { body: 'secret' },
      cause: new Error('token=abc123&x'),
    });
    log.warn({ err: error }, 'job failed');
    const line = JSON.parse(lines[0] ?? '');
    expect(line.err).toMatchObject({
      type: 'Error',
      code: '23505',
      message: '550 no such user <[email]>, call [digits]',
      cause: { message: 'token=[hidden]&x' },
    });
    expect(line.err.stack).toContain('log.test.ts');
    for (const hidden of ['meera', '98765', 'secret', 'already exists', 'abc123']) {
      expect(lines[0]).not.toContain(hidden);
    }
  });

  it('leaves ids and figures as they are', () => {
    const text = 'order 01991234-5678-7234-8ddd-eeeeffff0001 took 1234 ms, 62276 paise';
    expect(hidePersonalData(text)).toBe(text);
  });
});
