import { toast } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSearchWords } from '#testing/build-search-words.ts';
import { SearchWordsPage } from './search-words-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

type Call = { method: string; path: string; body: unknown };
const words = [
  buildSearchWords(),
  buildSearchWords({ _id: '2', kind: 'same', terms: ['grey', 'gray'], targets: [], note: '' }),
];
const previews = [
  {
    query: 'saree',
    before: { total: 0, names: [] },
    after: { total: 6, names: ['Neem Walk Kurta', 'Haldi Day Kurta'] },
  },
];

function open({
  at = '/admin-search-words',
  role = 'admin',
  write,
}: {
  at?: string;
  role?: 'admin' | 'seller';
  write?: () => unknown;
} = {}) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.path.includes('/search-word-previews')) {
      return previews;
    }
    return call.method === 'GET' ? words : (write?.() ?? buildSearchWords());
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Kavita' } });
  render(
    <TestPlatform platform={platform} at={at}>
      <SearchWordsPage />
    </TestPlatform>,
  );
  return calls;
}
const writes = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('Search words', () => {
  it('are added from lines, after what they change was shown', async () => {
    const calls = open({ at: '/admin-search-words?add=saree' });
    expect(await field('Words')).toHaveValue('saree');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Not sold here, similar is');
    await userEvent.type(await field('Words'), '\nsari');
    await userEvent.type(await field('What they find'), 'kurta');
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    const table = within(await screen.findByRole('table', { name: 'What shoppers would find' }));
    expect(table.getByText('6 products')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    const body = { kind: 'none', terms: ['saree', 'sari'], targets: ['kurta'], note: '' };
    expect(writes(calls)).toEqual([
      ['POST', '/auth/panel/search-word-previews', { _id: null, words: body, queries: ['saree', 'sari'] }],
      ['POST', '/auth/panel/search-words', body],
    ]);
    expect(success).toHaveBeenCalledWith('The words are saved.', expect.anything());
  });

  it('are found by any of them, changed and removed', async () => {
    const calls = open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find words' }), 'GRA');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change track pant' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Change grey' }));
    expect(await field('Words')).toHaveValue('grey\ngray');
    await userEvent.type(await field('Words'), '\nslate');
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove grey' }));
    expect(writes(calls)).toEqual([
      ['PUT', '/auth/panel/search-words/2', { kind: 'same', terms: ['grey', 'gray', 'slate'], targets: [], note: '' }],
      ['DELETE', '/auth/panel/search-words/2', undefined],
    ]);
  });

  it('are found by the search of the address, and said to be none that match', async () => {
    open({ at: '/admin-search-words?q=gra' });
    expect(await screen.findByRole('rowheader', { name: 'grey, gray' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change track pant' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find words' }), 'nite');
    expect(await screen.findByText('No words match.')).toBeVisible();
  });

  it('keep what was typed when they are refused, and say so at the field', async () => {
    const message = 'These words are in use.';
    const issues = [{ path: 'terms', message }];
    open({ write: () => Response.json({ message, code: 'INVALID_INPUT', issues }, { status: 400 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Save words' }));
    // The contract says so at once.
    expect(await screen.findByText('Please enter at least one word.')).toBeVisible();
    await userEvent.type(await field('Words'), 'saree');
    await userEvent.type(await field(/^Note/), 'later');
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field('Words')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(await field(/^Note/)).toHaveValue('later');
  });

  it('are replaced by a file after one question', async () => {
    const calls = open({ write: () => ({ count: 2 }) });
    await userEvent.upload(
      await screen.findByLabelText(/CSV file/),
      new File(['kind,terms\n'], 'words.csv', { type: 'text/csv' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Replace all words' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Replace all words with those of words.csv?' }),
    );
    expect(writes(calls)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Replace all words' }));
    await vi.waitFor(() => expect(writes(calls).map(([, path]) => path)).toEqual(['/auth/panel/search-words-file']));
  });

  it('are for admins', async () => {
    open({ role: 'seller' });
    expect(screen.queryByRole('button', { name: 'Save words' })).toBeNull();
  });
});
