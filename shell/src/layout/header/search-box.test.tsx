import { useLocation } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { failures } from '@aaram/shared-platform/testing/describe-failures';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SearchBox } from './search-box.tsx';

const suggestion = (id: number, category = 'Women') => ({
  _id: `p${id}`,
  name: `Dress ${id}`,
  brand: null,
  category,
  price: 1499,
  image: null,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

function open(answer: (q: string) => unknown = () => [suggestion(1), suggestion(2)], links: unknown[] = []) {
  const asked: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const q = searchParams.get('q') ?? '';
    if (pathname.endsWith('/search-links')) {
      return links;
    }
    asked.push(q);
    return answer(q);
  });
  render(
    <TestPlatform platform={platform}>
      <SearchBox />
      <Address />
      <p>Elsewhere</p>
    </TestPlatform>,
  );
  return asked;
}

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const address = () => screen.getByTestId('address').textContent;

async function typeAndWait(text: string) {
  await userEvent.type(field(), text);
  // The first search also fetches the suggestions' script.
  return screen.findByRole('listbox', { name: 'Suggestions' }, { timeout: 5000 });
}

describe('the search field', () => {
  it('is a plain form to /search before its script comes', () => {
    open();
    const form = field().closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'q');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps what was typed before its script came, and asks once the typing rests', async () => {
    const asked = open();
    const list = await typeAndWait('dress');
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(field()).toHaveValue('dress');
    expect(asked.at(-1)).toBe('dress');
    expect(asked.length).toBeLessThan(5);
  });

  // rules: header, suggestions
  it('shows 10 suggestions at most', async () => {
    open(() => Array.from({ length: 14 }, (_, id) => suggestion(id)));
    expect(within(await typeAndWait('d')).getAllByRole('option')).toHaveLength(10);
  });

  it('leads to the search within a category first, with ten lines at most', async () => {
    open(() => Array.from({ length: 10 }, (_, id) => suggestion(id)), [{ q: 'kurta', category: 'Women', count: 6 }]);
    const list = await typeAndWait('kurt');
    const [first] = within(list).getAllByRole('option');
    await waitFor(() => expect(first).toHaveAccessibleName('kurta in Women 6 products'));
    expect(within(list).getAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/search?q=kurta&category=Women');
  });

  it('says that nothing was found, and leads to the categories', async () => {
    open(() => []);
    await userEvent.type(field(), 'xyzzy');
    expect(
      await screen.findByText('Nothing found for “xyzzy”. Browse a category:', {}, { timeout: 5000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Women' }));
    expect([address(), screen.queryByText(/Nothing found/)]).toEqual(['/women', null]);
  });

  // rules: search
  it('lets the arrow keys walk the list and Enter choose: to the product, with an empty field', async () => {
    open();
    const list = await typeAndWait('dress');
    const [first, second] = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/single-product/p2'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the designer for a customized product', async () => {
    open(() => [suggestion(7, 'Customized')]);
    const list = await typeAndWait('tee');
    await userEvent.click(within(list).getByRole('option'));
    await waitFor(() => expect(address()).toBe('/customized/single-product/p7'));
    expect(field()).toHaveValue('');
  });

  it('goes to the search page on Enter when nothing is chosen', async () => {
    open();
    await typeAndWait('red dress');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=red%20dress'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('stays where it is when nothing was typed', async () => {
    open();
    await userEvent.type(field(), '   {Enter}');
    expect(address()).toBe('/');
  });

  it('closes on Escape and keeps the text', async () => {
    open();
    await typeAndWait('dress');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('dress');
  });

  // rules: search
  it('closes on a press outside', async () => {
    open();
    await typeAndWait('dress');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  // rules: search
  it('hides when the query is emptied', async () => {
    open();
    await typeAndWait('dress');
    await userEvent.clear(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  // rules: search
  it.each(failures)('shows an empty list when the question fails: $name', async ({ answer }) => {
    const asked = open(answer);
    await userEvent.type(field(), 'dress');
    expect(await screen.findByText('No suggestions')).toBeInTheDocument();
    expect(asked).toContain('dress');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
