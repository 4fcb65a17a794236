import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { ErrorState } from './error-state.tsx';

describeConformance('ErrorState', (extra) => <ErrorState {...extra} title="Orders did not load" />);

describe('ErrorState', () => {
  it('is announced and tries again once per press', async () => {
    const retry = vi.fn();
    const { rerender } = render(<ErrorState title="Orders did not load" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Orders did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<ErrorState title="Orders did not load" onRetry={retry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
