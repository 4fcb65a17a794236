import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RecordCard } from '../record-card/record-card.tsx';
import { CardList } from './card-list.tsx';

const pages = { cursor: undefined, page: 1, goOn: vi.fn(), goBack: vi.fn() };
const texts = { loading: 'Loading complaints', notLoaded: 'Complaints did not load', none: 'No complaints' };
const idle = { dataUpdatedAt: 5, error: null, isLoadingError: false, isFetching: false, isPlaceholderData: false };
const pageOf = (...items: string[]) => ({ items, total: items.length, nextCursor: null });

function List({ refetch = vi.fn(), ...query }: Partial<Parameters<typeof CardList<string>>[0]['list']['query']>) {
  return (
    <CardList
      list={{
        query: { data: undefined, ...idle, refetch, ...query },
        ...{ pages, size: 20, facts: { texts }, search: { applied: '' }, address: { filters: {} } },
      }}
    >
      {(name, readAt) => (
        <RecordCard key={name} label={name} title={name} note={`read at ${readAt}`} badge="open">
          <button type="button">Close {name}</button>
        </RecordCard>
      )}
    </CardList>
  );
}

describe('a list of cards', () => {
  it('gets the focus of a card that leaves it, and leaves a focus elsewhere alone', () => {
    const { rerender } = render(<List data={pageOf('one', 'two', 'three')} />);
    screen.getByRole('button', { name: 'Close two' }).focus();
    rerender(<List data={pageOf('two', 'three')} />);
    expect(screen.getByRole('button', { name: 'Close two' })).toHaveFocus();
    rerender(<List data={pageOf('three')} />);
    expect(screen.getByRole('article', { name: 'three' }).parentElement).toHaveFocus();
  });

  it('says that it is empty, also when a page of many has become empty', () => {
    const { rerender } = render(<List data={pageOf()} />);
    expect(screen.getByRole('status')).toHaveTextContent('No complaints');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    rerender(<List data={{ ...pageOf(), total: 21 }} />);
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  it('can be asked for again when it did not load, and tells its cards when it was read', async () => {
    const refetch = vi.fn();
    const { rerender } = render(<List isLoadingError refetch={refetch} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Complaints did not load');
    await userEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender(<List data={pageOf('one')} />);
    expect(screen.getByRole('article', { name: 'one' })).toHaveTextContent('read at 5');
  });
});
