import { listPrintAreas } from '@aaram/shared-domain/design';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { PrintPanel, PrintPreview } from './print-panel.tsx';
import { usePrint } from './use-print.ts';

// jsdom has no canvas, and these tests are not about drawing.
vi.mock('./draw-print.ts', () => {
  const canvas = (name: string) => ({
    toBlob: (done: (blob: Blob) => void) => done(new Blob([name], { type: 'image/webp' })),
    toDataURL: () => `data:image/webp;base64,${name}`,
  });
  return {
    loadImage: async () =>
      Object.defineProperties(new Image(), { naturalWidth: { value: 1200 }, naturalHeight: { value: 600 } }),
    readColour: () => [20, 20, 30],
    drawPrint: () => canvas('preview'),
    shrinkPicture: () => canvas('shrunk'),
  };
});
vi.mock('./draw-words.ts', () => ({
  drawWords: async ({ text }: { text: string }) => new File([text], 'words.png', { type: 'image/png' }),
}));
vi.mock('./print-stage.tsx', () => ({
  PrintStage: ({ print }: { print: ReturnType<typeof usePrint> }) => (
    <>
      <p>stage</p>
      <p>{`${print.placement.width} mm wide`}</p>
      <button type="button" onClick={() => print.place({ width: 150 })}>
        Smaller
      </button>
    </>
  ),
}));

const areas = listPrintAreas({ subcategory: 'T-Shirt', name: '', images: ['front', 'close', 'back'] });
const made: unknown[] = [];

function Page() {
  const [id, setId] = useState('front');
  const area = areas.find((one) => one.id === id) ?? areas[0];
  const print = usePrint('/media/tee_750x1000_ffffff/750.webp', area);
  const make = () =>
    print.makeCustomImages().then(
      (images) => made.push(images),
      () => made.push('failed'),
    );
  return (
    <>
      <PrintPanel print={print} areas={areas} area={area} garmentSrc="/tee.webp" onArea={setId}>
        <PrintPreview print={print} garmentSrc="/tee.webp" area={area} />
      </PrintPanel>
      <button type="button" onClick={() => void make()}>
        Add
      </button>
    </>
  );
}

const addresses = ['/media/design-a_9x9_ffffff/9.webp', '/media/design-b_9x9_ffffff/9.webp'];

function open({ answer = { pictures: addresses } as unknown, isLoggedIn = true } = {}) {
  const tools = signedInPlatform({ 'POST /auth/uploads/design': answer });
  if (!isLoggedIn) {
    tools.platform.endSession();
  }
  render(<TestPlatform platform={tools.platform} routes={[{ path: '/', Component: Page }]} at="/" />);
  return tools;
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Picture for the print'), file);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const sizeOf = (form: unknown) =>
  form instanceof FormData ? form.getAll('images').map((file) => (file instanceof File ? file.size : 0)) : form;

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});

describe('a design', () => {
  it('is uploaded as it was chosen, with its preview, and goes into the cart by its addresses', async () => {
    const { callsTo } = open();
    await choose(new File(['0123456789'], 'art.png', { type: 'image/png' }));
    await press();
    await vi.waitFor(() => expect(made).toEqual([{ rawImage: addresses[0], previewImage: addresses[1] }]));
    const [call] = callsTo('POST /auth/uploads/design');
    expect(sizeOf(call?.body)).toEqual([10, 'preview'.length]);
  });

  it('of a kind the store does not take is redrawn first', async () => {
    const { callsTo } = open();
    await choose(new File(['<svg/>'], 'art.svg', { type: 'image/svg+xml' }));
    await press();
    await vi.waitFor(() => expect(made).toHaveLength(1));
    expect(sizeOf(callsTo('POST /auth/uploads/design')[0]?.body)).toEqual(['shrunk'.length, 'preview'.length]);
  });

  it('that is refused says why, and stays chosen', async () => {
    open({ answer: refuse(413, 'TOO_LARGE', 'This picture has too many pixels. The limit is 40 megapixels.') });
    await choose(new File(['x'], 'art.png', { type: 'image/png' }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture has too many pixels.');
    expect(made).toEqual(['failed']);
    expect(screen.getByText('stage')).toBeVisible();
  });

  it('of a visitor waits in the tab, and nothing is sent', async () => {
    const { calls } = open({ isLoggedIn: false });
    await choose(new File(['x'], 'art.png', { type: 'image/png' }));
    await press();
    await vi.waitFor(() =>
      expect(made).toEqual([
        { rawImage: 'data:image/webp;base64,shrunk', previewImage: 'data:image/webp;base64,preview' },
      ]),
    );
    expect(calls).toEqual([]);
  });

  it('must be a picture of at most 15 MB, and a file that is none is named with what is allowed', async () => {
    open();
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Picture for the print'), new File(['x'], 'note.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'note.txt is not a picture. Allowed: PNG, JPEG or WebP, at most 15 MB.',
    );
  });

  it('may be words instead, which go the way of a picture', async () => {
    const { callsTo } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Add text' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your text' }), 'Goa');
    await screen.findByText('stage');
    // On dark cloth the ink is white until another one is chosen.
    expect(screen.getByRole('radio', { name: 'White' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
    await press();
    await vi.waitFor(() => expect(made).toEqual([{ rawImage: addresses[0], previewImage: addresses[1] }]));
    expect(sizeOf(callsTo('POST /auth/uploads/design')[0]?.body)).toEqual(['Goa'.length, 'preview'.length]);
  });

  it('says how sharp it prints at its size', async () => {
    open();
    await choose(new File(['x'], 'art.png', { type: 'image/png' }));
    expect(await screen.findByText('275 mm wide')).toBeVisible();
    expect(screen.getByText(/prints at 110 dpi and may look soft/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(screen.getByText('Prints sharp at this size (203 dpi).')).toBeVisible();
  });

  it('can be on the chest or the back, where it begins as large as it fits', async () => {
    open();
    await choose(new File(['x'], 'art.png', { type: 'image/png' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Smaller' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Left chest' }));
    expect(screen.getByText('90 mm wide')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Back' }));
    expect(screen.getByText('275 mm wide')).toBeVisible();
  });

  it('is plain again when its words are gone', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add text' }));
    const field = await screen.findByRole('textbox', { name: 'Your text' });
    await userEvent.type(field, 'Go');
    await screen.findByText('stage');
    await userEvent.clear(field);
    await vi.waitFor(() => expect(screen.queryByText('stage')).toBeNull());
    await press();
    await vi.waitFor(() => expect(made).toEqual([undefined]));
  });
});
