import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { addFiles, parseAccept } from './accept-files.ts';
import { describeRefused, type Reason } from './describe-refused.ts';
import { FileDrop } from './file-drop.tsx';

const pdf = new File(['p'], 'care.PDF', { type: 'application/pdf' });
const png = new File(['i'], 'front.png', { type: 'image/png' });
const jpg = new File(['j'], 'back.jpg', { type: 'image/jpeg' });

/** What a browser passes with a drop. */
function dataTransferOf(...files: File[]) {
  return {
    types: ['Files'],
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
}

describeConformance('FileDrop', (extra) => (
  <FileDrop {...extra} label="Pictures" accept="image/*" files={[]} onChange={() => {}} />
));

describe('parseAccept', () => {
  it.each([
    ['image/*', { 'image/*': [] }],
    ['.PDF, image/jpeg', { 'image/jpeg': [], 'application/x-by-ending': ['.pdf'] }],
    ['', undefined],
  ])('reads "%s"', (accept, map) => {
    expect(parseAccept(accept)).toEqual(map);
  });
});

describe('addFiles', () => {
  it('stops at the most allowed and answers the rest', () => {
    expect(addFiles([png], [jpg, jpg], 2)).toEqual({ files: [png, jpg], left: [jpg] });
  });
});

describe('what is said of files that were not taken', () => {
  const allowed = { accept: 'image/jpeg,image/png,image/webp', maxBytes: 8 * 1024 * 1024, max: 3 };
  const files = (reason: Reason, ...names: string[]) => names.map((name) => ({ name, reason }));
  const kinds = 'Allowed: JPEG, PNG or WebP, at most 8 MB each.';
  it.each([
    ['nothing', [], ''],
    ['one that is no picture', files('no-picture', 'notes.pdf'), `notes.pdf is not a picture. ${kinds}`],
    ['a picture of another kind', files('kind', 'old.bmp'), `old.bmp is not of an allowed kind. ${kinds}`],
    [
      'a photo of a phone',
      files('heic', 'IMG_1.heic'),
      'IMG_1.heic is a HEIC photo. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again; or share it as a JPG.',
    ],
    ['an empty one', files('empty', 'a.png'), 'a.png is empty. Please choose it again.'],
    ['a large one', files('size', 'sea.jpg'), `sea.jpg is too large. ${kinds}`],
    ['two too many', files('room', 'c.png', 'd.png'), 'c.png and d.png were left out: at most 3.'],
    ['many', files('kind', 'a', 'b', 'c', 'd', 'e'), `a, b, c and 2 more are not of an allowed kind. ${kinds}`],
  ])('is about %s', (_case, refused, text) => {
    expect(describeRefused(refused, allowed)).toBe(text);
  });

  it('names no limit where there is none', () => {
    const text = describeRefused(files('kind', 'notes.txt'), { accept: 'image/*, .pdf', max: Infinity });
    expect(text).toBe('notes.txt is not of an allowed kind. Allowed: pictures or PDF.');
  });
});

describe('FileDrop', () => {
  it('adds chosen files to those held', async () => {
    const change = vi.fn();
    render(<FileDrop label="Pictures" accept="image/*" multiple files={[png]} onChange={change} />);
    await userEvent.upload(screen.getByLabelText('Pictures'), jpg);
    await waitFor(() => expect(change).toHaveBeenCalledWith([png, jpg]));
  });

  it('replaces the one file where only one is allowed', async () => {
    const change = vi.fn();
    render(<FileDrop label="Picture" accept="image/*" files={[png]} onChange={change} />);
    await userEvent.upload(screen.getByLabelText('Picture'), jpg);
    await waitFor(() => expect(change).toHaveBeenCalledWith([jpg]));
  });

  it('keeps what fits of a drop and names what was left out', async () => {
    const change = vi.fn();
    render(<FileDrop label="Pictures" accept="image/*" multiple max={2} files={[png]} onChange={change} />);
    fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: dataTransferOf(pdf, jpg, jpg) });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'care.PDF is not a picture. back.jpg was left out: at most 2. Allowed: pictures.',
      ),
    );
    expect(change.mock.calls).toEqual([[[png, jpg]]]);
  });

  // rules: uploads
  it('names a file that is too large, and takes the others', async () => {
    const change = vi.fn();
    const large = new File(['x'.repeat(20)], 'large.png', { type: 'image/png' });
    render(<FileDrop label="Pictures" accept="image/png" multiple maxBytes={10} files={[]} onChange={change} />);
    fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: dataTransferOf(large, png) });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('large.png is too large. Allowed: PNG'));
    expect(change.mock.calls).toEqual([[[png]]]);
  });

  it.each([
    ['.pdf', [pdf]],
    ['.pdf, image/jpeg', [pdf, jpg]],
  ])('with accept "%s" takes what fits by its ending or its type', async (accept, fitting) => {
    const change = vi.fn();
    render(<FileDrop label="Papers" accept={accept} multiple files={[]} onChange={change} />);
    fireEvent.drop(screen.getByText('Papers'), { dataTransfer: dataTransferOf(pdf, png, jpg) });
    await waitFor(() => expect(change.mock.calls).toEqual([[fitting]]));
  });

  it('is reached by the keyboard, through the input itself', async () => {
    render(<FileDrop label="Pictures" accept="image/*" files={[]} onChange={() => {}} />);
    await userEvent.tab();
    expect(screen.getByLabelText('Pictures')).toHaveFocus();
    expect(screen.getByLabelText('Pictures')).toHaveAccessibleName('Pictures');
  });

  it('drops one file by its button', async () => {
    const change = vi.fn();
    render(<FileDrop label="Papers" accept=".pdf" files={[pdf]} onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove care.PDF' }));
    expect(change).toHaveBeenCalledWith([]);
  });
});

describe('a chosen file', () => {
  const show = (onChange: (files: File[]) => void = () => {}, files: File[] = []) =>
    render(<FileDrop label="Pictures" accept="image/png,image/webp" multiple files={files} onChange={onChange} />);
  const drop = (...dropped: File[]) =>
    fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: dataTransferOf(...dropped) });

  // rules: uploads
  it.each([
    ['HEIC', new File(['x'], 'IMG_1.HEIC', { type: '' }), /HEIC photo/],
    ['empty', new File([], 'a.png', { type: 'image/png' }), /a\.png is empty/],
  ])('that is %s is refused with its own words', async (_kind, file, words) => {
    const onChange = vi.fn();
    show(onChange);
    drop(file);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(onChange).not.toHaveBeenCalled();
  });

  // rules: uploads
  it.each([
    ['WebP', 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02', 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x10'],
    ['PNG', '\x89PNG\r\n\x1a\n____IHDR____acTL____IDAT', '\x89PNG\r\n\x1a\n____IHDR____IDAT__acTL'],
  ])('that is an animated %s is said to become a still', async (_kind, moving, still) => {
    const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const files = [moving, still].map((text, at) => new File([latin(text)], `${at}.webp`, { type: 'image/webp' }));
    show(undefined, files);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('0.webp is animated: its first frame is used.'),
    );
    expect(screen.getByRole('status')).not.toHaveTextContent('1.webp');
  });
});
