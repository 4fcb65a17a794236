import type { DesignDocument } from '@aaram/shared-domain/design';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MadeDesign, MakeDesign } from '#lib/make-design.ts';
import { refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { Designer } from './designer.tsx';

// jsdom decodes no pictures.
vi.mock('./read-picture.ts', () => ({
  readPicture: async (file: File) =>
    file.type.startsWith('image/')
      ? { file, width: 1200, height: 600, isAnimated: false }
      : `${file.name} is not a picture.`,
}));

const letter = { d: 'M0 0L500 0L500 -700L0 -700Z', advance: 500 };
const outlines = { ascent: 800, descent: 200, lines: [[letter, letter]] };
const product = {
  _id: 'p1',
  name: 'Your Print Tee, Navy',
  subcategory: 'T-Shirt',
  images: ['/1.webp', '/2.webp', '/3.webp'],
  colour: 'Navy',
  stock: [
    { size: 'M', quantity: 9 },
    { size: 'L', quantity: 9 },
    { size: 'XL', quantity: 0 },
  ],
};

type Sent = { document: DesignDocument };
const saved = ({ document }: Sent, version: number) => ({
  ...{ _id: 'd1', product: 'p1', document, version, updatedAt: '2026-11-28T10:00:00.000Z' },
});
const pictures = { rawImage: '/media/design-r/1.webp', previewImage: '/media/design-p/1.webp' };

let made: (MadeDesign | undefined | string)[];
let shop: ReturnType<typeof signedInPlatform>;
beforeEach(() => {
  made = [];
});

function Page() {
  const make = useRef<MakeDesign>(undefined);
  const add = () =>
    make.current?.().then(
      (one) => made.push(one),
      () => made.push('failed'),
    );
  return (
    <>
      <Designer product={product} make={make} slot={null} onStage={() => undefined} />
      <button type="button" onClick={() => void add()}>
        Add
      </button>
    </>
  );
}

/** Shows the designer to somebody with an account; `instead` answers calls otherwise. */
function show(instead: Record<string, unknown> = {}) {
  shop = signedInPlatform({
    'POST /design-outlines': ({ texts }: { texts: unknown[] }) => texts.map(() => outlines),
    'GET /designs': [],
    'POST /auth/uploads/design': { pictures: ['/media/design-abc_1200x600_ffffff/1200.webp'] },
    'POST /designs': (body: Sent) => saved(body, 1),
    'PUT /designs/d1': (body: Sent) => saved(body, 2),
    'POST /designs/d1/print': { state: 'ready', ...pictures, problems: [], sentence: '' },
    ...instead,
  });
  render(<TestPlatform platform={shop.platform} routes={[{ path: '/', Component: Page }]} at="/" />);
}
const rows = () => within(screen.getByRole('region', { name: 'Parts' })).getAllByRole('listitem');
const stage = () => screen.getByRole('application');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a design', () => {
  // rules: designs
  it('begins with a text that is ready to be written over, drawn as the store prints it', async () => {
    show();
    await press('Add text');
    expect(screen.getByLabelText('Text')).toHaveFocus();
    await userEvent.keyboard('Goa');
    expect(rows()).toHaveLength(1);
    await vi.waitFor(() => expect(stage().querySelector('[data-object] path')).not.toBeNull());
    await vi.waitFor(() =>
      expect(
        screen.getByRole('button', { name: /^Text “Goa”, \d+ mm from left, \d+ from top, 1 of 1$/ }),
      ).toBeVisible(),
    );
  });

  // rules: printing-on-a-garment
  it('chooses an ink that can be seen on its cloth', async () => {
    show();
    await press('Add text');
    expect(screen.getByRole('radio', { name: 'White' })).toBeChecked();
  });

  it('says how sharp a picture prints at its size', async () => {
    show();
    await userEvent.upload(
      screen.getByLabelText('Picture for the print'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/^124 dpi at this size: will look blurred/)).toBeVisible();
    const width = screen.getByLabelText('Width, mm');
    await userEvent.clear(width);
    await userEvent.type(width, '100');
    expect(screen.getByText(/^304 dpi at this size: prints sharp/)).toBeVisible();
  });

  // rules: uploads
  it('names a file that is no picture', async () => {
    show();
    await userEvent.upload(
      screen.getByLabelText('Picture for the print'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      { applyAccept: false },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('notes.txt is not a picture.');
  });

  it('goes back and forward by steps, which are read out', async () => {
    show();
    await press('Add text');
    await press('Undo');
    expect(screen.queryByRole('region', { name: 'Parts' })).toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Undone.'));
  });

  it('moves by keys on the stage, and says where to', async () => {
    show();
    await press('Add text');
    await vi.waitFor(() => expect(screen.getByLabelText('From left, mm')).toBeVisible());
    const before = Number(screen.getByLabelText<HTMLInputElement>('From left, mm').value);
    stage().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    expect(Number(screen.getByLabelText<HTMLInputElement>('From left, mm').value)).toBe(before + 11);
    await vi.waitFor(() => expect(screen.getByText('Moved 1 mm right.')).toBeInTheDocument());
  });

  it('gives the focus to the next part when one is removed', async () => {
    show();
    await press('Add text');
    await press('Add text');
    const [first] = rows();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove/ }));
    expect(rows()).toHaveLength(1);
    expect(document.activeElement).toHaveAttribute('data-layer');
  });

  // rules: printing-on-a-garment
  it('cannot be on two areas of the same cloth, and moves to the other one', async () => {
    show();
    await press('Add text');
    await userEvent.click(screen.getByRole('radio', { name: 'Left chest' }));
    await press('Move the design to “Left chest”');
    expect(rows()).toHaveLength(1);
    expect(screen.queryByText(/covers the same cloth/)).toBeNull();
  });

  it('says what may print badly', async () => {
    show();
    await press('Add text');
    await vi.waitFor(() => expect(screen.getByLabelText('Letter size, mm')).toBeVisible());
    const size = screen.getByLabelText('Letter size, mm');
    await userEvent.clear(size);
    await userEvent.type(size, '2.5');
    expect(screen.getByText(/is smaller than 8 points/)).toBeVisible();
  });
});

describe('for the cart', () => {
  it('nothing is made of an empty design', async () => {
    show();
    await press('Add');
    await vi.waitFor(() => expect(made).toEqual([undefined]));
  });

  it('pictures are uploaded, the design is saved, and the store makes the two pictures', async () => {
    show();
    await userEvent.upload(
      screen.getByLabelText('Picture for the print'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await screen.findByText(/dpi at this size/);
    await press('Add');
    await vi.waitFor(() => expect(made).toEqual([{ customImages: pictures }]));
    const body = shop.callsTo('POST /designs')[0]?.body as Sent;
    expect(JSON.stringify(body.document)).toContain('/media/design-abc_1200x600_ffffff/1200.webp');
    expect(JSON.stringify(body.document)).not.toContain('local:');
  });

  it('the reason is said when the store cannot prepare it', async () => {
    show({ 'POST /designs/d1/print': refuse(409, 'UNAVAILABLE', 'This design was made for another garment.') });
    await press('Add text');
    await press('Add');
    expect(await screen.findByRole('alert')).toHaveTextContent('This design was made for another garment.');
    expect(made).toEqual(['failed']);
  });
});

describe('the account', () => {
  // rules: designs
  it('keeps a design a second after the last change', async () => {
    show();
    await press('Add text');
    await vi.waitFor(() => expect(screen.getByText('Saved in your account.')).toBeVisible(), { timeout: 4000 });
  });

  // rules: designs
  it('offers the last design for this garment', async () => {
    const star = {
      kind: 'shape',
      id: 'o1',
      name: '',
      art: 'star5@1',
      x: 100,
      y: 100,
      width: 80,
      height: 76,
      turn: 0,
      flip: false,
      opacity: 1,
      isLocked: false,
      isHidden: false,
      ink: '#b3262f',
      outline: null,
    };
    show({
      'GET /designs': [
        {
          _id: 'd9',
          product: 'p1',
          version: 4,
          updatedAt: '2026-11-20T10:00:00.000Z',
          document: { v: 1, areas: 'tee@1', prints: { front: [star] } },
        },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your last design' }));
    expect(screen.getByRole('button', { name: /^Star, / })).toBeVisible();
  });

  // rules: designs
  it('never writes over what another device has saved', async () => {
    show({ 'PUT /designs/d1': refuse(409, 'STALE_VERSION', 'This design was changed on another device.') });
    await press('Add text');
    await vi.waitFor(() => expect(screen.getByText('Saved in your account.')).toBeVisible(), { timeout: 4000 });
    await press('Add text');
    await press(
      (await screen.findByRole('button', { name: 'Keep this one as a copy' }, { timeout: 4000 })).textContent ?? '',
    );
    await vi.waitFor(() => expect(shop.callsTo('POST /designs')).toHaveLength(2), { timeout: 4000 });
  });
});
