import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

function RouterLink({ to, ...rest }: { to: string; className?: string; children: string }) {
  return <a href={`/base${to}`} {...rest} />;
}

describeConformance('Button', (extra) => <Button {...extra}>Save</Button>);
describeConformance('ButtonLink', (extra) => (
  <ButtonLink {...extra} href="#save">
    Save
  </ButtonLink>
));

describe('Button', () => {
  it('does not submit a form unless it is a submit button', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>Add a line</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('refuses clicks and submits while busy, and keeps name and focus', async () => {
    const click = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" busy onClick={click}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Name'), 'Rao{Enter}');
    button.focus();
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('gives the look to another link component', () => {
    render(
      <ButtonLink as={RouterLink} to="/cart" size="sm">
        Cart
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Cart' });
    expect(link).toHaveAttribute('href', '/base/cart');
    expect(link).toHaveClass('button', 'primary', 'small');
  });
});
