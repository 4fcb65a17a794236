import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { addFiles, parseAccept } from './accept-files.ts';
import { FileDrop } from './file-drop.tsx';

const pdf = new File(['p'], 'care.PDF', { type: 'application/pdf' });
const png = new File(['i'], 'front.png', { type: 'image/png' });
const jpg = new File(['j'], 'back.jpg', { type: 'image/jpeg' });

/** What a browser hands over with a drop. */
function carrying(...files: File[]) {
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
  it('stops at the most allowed and counts the rest', () => {
    expect(addFiles([png], [jpg, jpg], 2)).toEqual({ files: [png, jpg], left: 1 });
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

  it('keeps what fits of a drop and says what was left out', async () => {
    const change = vi.fn();
    render(<FileDrop label="Pictures" accept="image/*" multiple max={2} files={[png]} onChange={change} />);
    fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: carrying(pdf, jpg, jpg) });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('2 files were left out: wrong kind, or more than 2.'),
    );
    expect(change.mock.calls).toEqual([[[png, jpg]]]);
  });

  it.each([
    ['.pdf', [pdf]],
    ['.pdf, image/jpeg', [pdf, jpg]],
  ])('with accept "%s" takes what fits by its ending or its type', async (accept, fitting) => {
    const change = vi.fn();
    render(<FileDrop label="Papers" accept={accept} multiple files={[]} onChange={change} />);
    fireEvent.drop(screen.getByText('Papers'), { dataTransfer: carrying(pdf, png, jpg) });
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
