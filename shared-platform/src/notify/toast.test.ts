import { expect, it, vi } from 'vitest';
import { dialogQueue } from './dialogs.ts';
import { toast } from './toast.ts';

vi.mock('./toast-area.tsx', () => {
  throw new TypeError('The script did not come.');
});

it('is read as an alert where the script of toasts does not come', async () => {
  toast.error('Failed to add item to cart.');
  await vi.waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Failed to add item to cart.'));
  dialogQueue.get()[0]?.settle(true);
});
