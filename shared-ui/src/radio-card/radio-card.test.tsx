import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { RadioCard } from './radio-card.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';

describeConformance('RadioCard', (extra) => <RadioCard {...extra} name="address" value="home" title="Home" />);
describeConformance('RadioCardGroup', (extra) => <RadioCardGroup {...extra} legend="Deliver to" />);

describe('RadioCard', () => {
  it('is chosen by its title, and its aside stays apart', async () => {
    const edit = vi.fn();
    render(
      <RadioCardGroup legend="Deliver to">
        <RadioCard name="address" value="home" title="Home" defaultChecked />
        <RadioCard
          name="address"
          value="work"
          title="Work"
          aside={
            <button type="button" onClick={edit}>
              Edit
            </button>
          }
        />
      </RadioCardGroup>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledOnce();
    expect(screen.getByRole('radio', { name: 'Work' })).not.toBeChecked();
    await userEvent.click(screen.getByText('Work'));
    expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
  });
});
