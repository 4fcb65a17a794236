import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { acceptFiles } from './accept-files.ts';
import { FileDrop } from './file-drop.tsx';

const pdf = new File(['p'], 'care.PDF', { type: 'application/pdf' });
const png = new File(['i'], 'front.png', { type: 'image/png' });
const jpg = new File(['j'], 'back.jpg', { type: 'image/jpeg' });

describeConformance('FileDrop', (extra) => (
  <FileDrop {...extra} label="Pictures" accept="image/*" files={[]} onChange={() => {}} />
));

describe('acceptFiles', () => {
  it.each([
    ['image/*', [png, jpg]],
    ['image/png', [png]],
    ['.pdf, image/jpeg', [pdf, jpg]],
    ['', [pdf, png, jpg]],
  ])('with accept "%s" keeps what fits', (accept, files) => {
    expect(acceptFiles([], [pdf, png, jpg], { accept, max: 9 })).toEqual({ files, refused: 3 - files.length });
  });

  it('stops at the most allowed and counts the rest', () => {
    expect(acceptFiles([png], [jpg, jpg], { accept: 'image/*', max: 2 })).toEqual({ files: [png, jpg], refused: 1 });
  });
});

describe('FileDrop', () => {
  it('adds chosen files to those held', async () => {
    const change = vi.fn();
    render(<FileDrop label="Pictures" accept="image/*" multiple files={[png]} onChange={change} />);
    await userEvent.upload(screen.getByLabelText('Pictures'), jpg);
    expect(change).toHaveBeenCalledWith([png, jpg]);
  });

  it('replaces the one file where only one is allowed', async () => {
    const change = vi.fn();
    render(<FileDrop label="Picture" accept="image/*" files={[png]} onChange={change} />);
    await userEvent.upload(screen.getByLabelText('Picture'), jpg);
    expect(change).toHaveBeenCalledWith([jpg]);
  });

  it('says what a drop left out', () => {
    render(<FileDrop label="Pictures" accept="image/*" multiple max={4} files={[]} onChange={() => {}} />);
    fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: { files: [pdf, png] } });
    expect(screen.getByRole('status')).toHaveTextContent('1 file was left out: wrong kind, or more than 4.');
  });

  it('drops one file by its button', async () => {
    const change = vi.fn();
    render(<FileDrop label="Papers" accept=".pdf" files={[pdf]} onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove care.PDF' }));
    expect(change).toHaveBeenCalledWith([]);
  });
});
