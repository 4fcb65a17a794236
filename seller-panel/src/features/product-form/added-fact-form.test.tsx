import { exportColumns, guessColumn, labelColumn } from '@aaram/shared-domain/change-set';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DetailFields } from '#lib/detail-fields.tsx';
import { buildProduct } from '#testing/build-panel.ts';
import { nameChanged } from '#texts/change-sets.ts';
import { describeGap } from '#texts/listings.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { buildChanges, draftFromProduct, mergeEdits } from './edit-draft.ts';
import { buildForm, emptyProduct, type NewProduct } from './new-product.ts';
import { MissingFacts, ProblemList } from './publishing-box.tsx';
import { readTypedProduct, toTyped } from './typed-product.ts';

const lining = vi.hoisted(() => () => import('@aaram/shared-domain/product-fields/testing'));
vi.mock('../../../../shared-domain/src/product-fields/facts.ts', async (load) =>
  (await lining()).withLining(await load()),
);
vi.mock('../../../../shared-domain/src/texts/en/product-facts.ts', async (load) =>
  (await lining()).withLiningWords(await load()),
);

const withFact = <Whole extends object>(whole: Whole, lining: string): Whole => ({ ...whole, lining });
const productOf = (lining: string) => withFact(buildProduct(), lining);

function Form({ onType }: { onType: (typed: NewProduct) => void }) {
  const [product, setProduct] = useState(emptyProduct);
  const change = (next: object) => {
    setProduct({ ...product, ...next });
    onType({ ...product, ...next });
  };
  return <DetailFields details={product} problems={{}} price="" onChange={change} />;
}

// rules: adding-a-product
it('is a field of the form with label, hint, limit and suggestions, and is sent with the others', async () => {
  const onType = vi.fn<(typed: NewProduct) => void>();
  render(
    <TestPlatform platform={createTestPlatform(() => null)}>
      <Form onType={onType} />
    </TestPlatform>,
  );
  const field = screen.getByRole('combobox', { name: /^Lining/ });
  expect(field).toHaveAttribute('maxlength', '40');
  expect(field).toHaveAccessibleDescription(/What it is lined with/);
  await userEvent.type(field, 'Satin');
  expect(buildForm(onType.mock.lastCall?.[0] ?? emptyProduct, 'seller-1').get('lining')).toBe('Satin');
});

it('cannot be typed by a seller where admins alone set it', () => {
  const open = (role: 'seller' | 'admin') => {
    const platform = createTestPlatform(() => null);
    platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Farhan' } });
    return render(
      <TestPlatform platform={platform}>
        <Form onType={vi.fn()} />
      </TestPlatform>,
    );
  };
  const { unmount } = open('seller');
  expect(screen.getByRole('textbox', { name: /^Stamp/ })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: /^Lining/ })).toBeEnabled();
  unmount();
  open('admin');
  expect(screen.getByRole('textbox', { name: /^Stamp/ })).toBeEnabled();
});

it('is edited alone, and a conflict about it has its name and both values', () => {
  const [base, mine, theirs] = [productOf('Satin'), productOf('Silk'), productOf('Wool')].map(draftFromProduct);
  if (base === undefined || mine === undefined || theirs === undefined) {
    throw new Error('Three drafts were made.');
  }
  expect(buildChanges(base, mine)).toEqual({ lining: 'Silk' });
  const { conflicts, draft } = mergeEdits({ base, mine, theirs });
  render(<ConflictNotice conflicts={conflicts} mine={draft} theirs={theirs} onTake={() => {}} />);
  expect(screen.getByText('Lining').parentElement).toHaveTextContent(/Silk.*Wool/);
});

it('is named where it is wrong, where the law wants it, and where a listing lacks it', () => {
  render(
    <>
      <ProblemList problems={{ name: 'x', ...withFact({}, 'y') }} />
      <MissingFacts product={withFact(emptyProduct, '')} />
    </>,
  );
  expect(screen.getAllByText('Lining')).toHaveLength(2);
  expect(describeGap('lining' as never)).toBe('lining (by law)');
});

it('is a column of files, and the trail names it', () => {
  expect(exportColumns.products.map(labelColumn)).toContain('Lining');
  expect(guessColumn('inside cloth')).toBe('lining');
  expect(nameChanged('lining')).toBe('Lining');
});

it('does not cost what was typed before the form had it', () => {
  const typed = toTyped({ ...emptyProduct, name: 'Coat' });
  const { lining: _lining, ...draft } = { lining: '', ...typed.draft };
  expect(readTypedProduct({ ...typed, draft })?.draft).toMatchObject({ name: 'Coat', lining: '' });
});
