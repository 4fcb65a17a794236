import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogQueue } from '../notify/dialogs.ts';
import { toast } from '../notify/toast.ts';

const SERVER_WORDS = 'The shop is counting its stock.';
/** The message of a 202, which is not a failure in the contract: pages must not show it as a reason. */
const OTHER_WORDS = 'Queued for later.';

const page = '<html><title>Bad gateway</title></html>';

/** Every way a call can fail, with the server's message if there is one. */
export const failures: { name: string; words?: string; answer: () => Response }[] = [
  {
    name: 'a connection that is cut',
    answer: () => {
      throw new TypeError('net::ERR_FAILED');
    },
  },
  {
    name: 'a time out',
    answer: () => {
      throw new DOMException('signal timed out', 'TimeoutError');
    },
  },
  {
    name: '500 with a message',
    words: SERVER_WORDS,
    answer: () => Response.json({ code: 'INTERNAL', message: SERVER_WORDS }, { status: 500 }),
  },
  { name: '500 without a message', answer: () => Response.json({}, { status: 500 }) },
  {
    name: '502 with HTML',
    answer: () => new Response(page, { status: 502, headers: { 'content-type': 'text/html' } }),
  },
  { name: '200 with {}', answer: () => Response.json({}) },
  { name: '202', answer: () => Response.json({ message: OTHER_WORDS }, { status: 202 }) },
];

export type FailureCase = {
  /** What fails. */
  what: string;
  /** The exact text, or a function of the failure's name if there are several. Null: only logged, no text shown. */
  text: string | ((failure: string) => string) | null;
  /** Whether the server's message replaces the text when there is one. */
  orServerMessage?: boolean;
  /** Shows the page with a call that fails by `fail`, and does what a person does there. */
  run: (fail: () => Response) => Promise<unknown> | unknown;
};

/** Checks that a person reads the text: in a toast, in a dialog or on the page. */
function expectSaid(text: string, toasts: readonly string[]) {
  const said = [...toasts, ...dialogQueue.get().map(({ message }) => message)];
  if (!said.includes(text) && screen.queryAllByText(text).length === 0) {
    throw new Error(`No user reads "${text}", but ${JSON.stringify(said)} and ${document.body.textContent}`);
  }
}

/** Runs every case with every way a call can fail, and compares what a person reads with the exact text. */
export function describeFailures(title: string, cases: readonly FailureCase[]): void {
  const toasts: string[] = [];
  const successes: string[] = [];
  const logged: unknown[] = [];
  beforeEach(() => {
    for (const list of [toasts, successes, logged]) {
      list.length = 0;
    }
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(toast, 'error').mockImplementation((text) => void toasts.push(text));
    vi.spyOn(toast, 'info').mockImplementation((text) => void toasts.push(text));
    vi.spyOn(toast, 'success').mockImplementation((text) => void successes.push(text));
    vi.spyOn(console, 'error').mockImplementation((...what) => void logged.push(what));
  });
  afterEach(() => {
    act(() => {
      for (const request of dialogQueue.get()) {
        request.settle(false);
      }
    });
    vi.restoreAllMocks();
  });

  describe.each(cases)(`${title}: $what`, ({ text, orServerMessage = false, run }) => {
    it.each(failures)('after $name', async ({ name, words, answer }) => {
      await run(answer);
      const own = typeof text === 'function' ? text(name) : text;
      const expected = orServerMessage ? (words ?? own) : own;
      if (expected === null) {
        await waitFor(() => expect(logged.length).toBeGreaterThan(0));
        expect(toasts).toEqual([]);
      } else {
        await waitFor(() => expectSaid(expected, toasts));
      }
      expect(successes).toEqual([]);
      const all = `${toasts.join()} ${document.body.textContent}`;
      expect(all).not.toMatch(/Queued for later|Bad gateway|ERR_FAILED|timed out|NETWORK|INTERNAL|undefined/);
      if (expected !== 'Something went wrong.') {
        expect(all).not.toContain('Something went wrong.');
      }
    });
  });
}
