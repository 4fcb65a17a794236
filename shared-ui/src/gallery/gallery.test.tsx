import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Gallery } from './gallery.tsx';

const pictures = [
  { src: '/media/dress-1_750x1000_dfe5ea/750.webp', alt: 'Front' },
  { src: '/media/dress-2_750x1000_dfe5ea/750.webp', alt: 'Back' },
];

describeConformance('Gallery', (extra) => <Gallery {...extra} name="Midi dress" pictures={pictures} />);

describe('Gallery', () => {
  it('loads only its first picture at once', () => {
    render(<Gallery name="Midi dress" pictures={pictures} />);
    expect(screen.getByRole('img', { name: 'Front' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Back' })).toHaveAttribute('loading', 'lazy');
  });

  it('marks the chosen thumbnail and opens full screen there', async () => {
    render(<Gallery name="Midi dress" pictures={pictures} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Picture 2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'View full screen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Midi dress' });
    expect(dialog).toHaveAccessibleDescription('Image 2 of 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(dialog).toHaveAccessibleDescription('Image 1 of 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('on the full screen', () => {
    async function open() {
      render(<Gallery name="Midi dress" pictures={pictures} />);
      await userEvent.click(screen.getByRole('button', { name: 'View full screen' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Midi dress' }));
      return { dialog, scale: () => dialog.getByRole('status').textContent };
    }

    it('is enlarged and made smaller by named buttons and by + and -', async () => {
      const { dialog, scale } = await open();
      expect(scale()).toBe('100%');
      expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
      expect(scale()).toBe('150%');
      await userEvent.keyboard('+');
      expect(scale()).toBe('225%');
      await userEvent.keyboard('-');
      expect(scale()).toBe('150%');
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom out' }));
      expect(scale()).toBe('100%');
      await userEvent.keyboard('=');
      await userEvent.keyboard('0');
      expect(scale()).toBe('100%');
    });

    it('leaves the browser its own zoom', async () => {
      const { scale } = await open();
      await userEvent.keyboard('{Control>}+{/Control}');
      expect(scale()).toBe('100%');
    });

    it('moves with the arrows while enlarged, which change the picture before', async () => {
      const { dialog, scale } = await open();
      await userEvent.keyboard('+{ArrowRight}');
      expect(dialog.getByText('Image 1 of 2')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
      expect(dialog.getByText('Image 2 of 2')).toBeVisible();
      expect(scale()).toBe('100%');
      await userEvent.keyboard('{ArrowRight}');
      expect(dialog.getByText('Image 1 of 2')).toBeVisible();
    });
  });

  it('needs no thumbnails for one picture', () => {
    render(<Gallery name="Midi dress" pictures={pictures.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
  });
});
