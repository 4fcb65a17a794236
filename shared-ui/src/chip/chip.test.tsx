import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Chip } from './chip.tsx';

describeConformance('Chip', (extra) => <Chip {...extra}>Dresses</Chip>);

describe('Chip', () => {
  it('says whether it is on', () => {
    render(<Chip pressed>All</Chip>);
    expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  });

  it('removes itself when pressed anywhere', async () => {
    const remove = vi.fn();
    render(
      <Chip onRemove={remove} removeLabel="Remove Size M">
        Size M
      </Chip>,
    );
    await userEvent.click(screen.getByText('Size M'));
    expect(remove).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveAccessibleName('Remove Size M');
  });
});
