import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { OptionalPicture } from './optional-picture.tsx';
import { Picture } from './picture.tsx';
import { parsePictureUrl, pictureSrcSet } from './picture-url.ts';

const src = '/media/shirt-sky-1_750x1000_dfe5ea/750.webp';

describeConformance('Picture', (extra) => <Picture {...extra} src={src} alt="Shirt" sizes="50vw" />);

describe('parsePictureUrl', () => {
  it('reads size and backdrop', () => {
    expect(parsePictureUrl(src)).toEqual({
      base: '/media/shirt-sky-1_750x1000_dfe5ea',
      width: 750,
      height: 1000,
      dye: '#dfe5ea',
    });
  });

  it.each(['', '/media/shirt.webp', 'https://elsewhere.example/a.jpg', `${src}?w=3`])(
    'knows nothing of "%s"',
    (other) => {
      expect(parsePictureUrl(other)).toBeUndefined();
      expect(pictureSrcSet(other, 'avif')).toBeUndefined();
    },
  );
});

afterEach(() => vi.restoreAllMocks());

describe('Picture', () => {
  it('offers AVIF and WebP at two widths, with its size', () => {
    const { container } = render(<Picture src={src} alt="Shirt" sizes="50vw" ratio="3:4" />);
    const base = '/media/shirt-sky-1_750x1000_dfe5ea';
    expect(container.querySelector('source')).toHaveAttribute('srcset', `${base}/375.avif 375w, ${base}/750.avif 750w`);
    const image = screen.getByRole('img', { name: 'Shirt' });
    expect(image).toHaveAttribute('srcset', `${base}/375.webp 375w, ${base}/750.webp 750w`);
    expect(image).toHaveAttribute('width', '750');
    expect(image).toHaveAttribute('height', '1000');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(container.firstElementChild).toHaveAttribute('data-dye', '#dfe5ea');
  });

  it('loads a priority picture first', () => {
    render(<Picture src={src} alt="Shirt" sizes="50vw" priority />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('keeps its space and its name when the file fails, and recovers with another one', () => {
    const { container, rerender } = render(<Picture src={src} alt="Shirt" sizes="50vw" ratio="1:1" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('data-ratio', '1:1');
    expect(screen.getByRole('img', { name: 'Shirt' })).toBeVisible();
    rerender(<Picture src="https://elsewhere.example/b.jpg" alt="Shirt" sizes="50vw" ratio="1:1" />);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://elsewhere.example/b.jpg');
  });

  it.each([false, true])(
    'shows the placeholder for a file that failed before the page took over (priority %s)',
    (first) => {
      const broken = { complete: true, naturalWidth: 0, currentSrc: src };
      for (const [name, value] of Object.entries(broken)) {
        vi.spyOn(HTMLImageElement.prototype, name as keyof typeof broken, 'get').mockReturnValue(value);
      }
      const { container } = render(<Picture src={src} alt="Shirt" sizes="50vw" priority={first} />);
      expect(container.querySelector('img')).toBeNull();
    },
  );

  it('waits for a lazy picture that has not been asked for yet', () => {
    const waiting = { complete: true, naturalWidth: 0, currentSrc: '' };
    for (const [name, value] of Object.entries(waiting)) {
      vi.spyOn(HTMLImageElement.prototype, name as keyof typeof waiting, 'get').mockReturnValue(value);
    }
    const { container } = render(<Picture src={src} alt="Shirt" sizes="50vw" />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});

describe('OptionalPicture', () => {
  it('is the picture where there is one', () => {
    render(<OptionalPicture src={src} alt="Shirt" sizes="28px" />);
    expect(screen.getByRole('img', { name: 'Shirt' })).toHaveAttribute('sizes', '28px');
  });

  it.each([null, undefined, ''])('reserves the space of a picture that is %o, and says nothing', (none) => {
    const { container } = render(<OptionalPicture src={none} alt="Shirt" sizes="28px" ratio="1:1" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstChild).toHaveAttribute('data-ratio', '1:1');
  });
});
