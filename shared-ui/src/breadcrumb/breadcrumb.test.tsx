import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const items = [{ label: 'Home', href: '/' }, { label: 'Women' }];

function RouterLink({ to, children }: { to: string; children: string }) {
  return <a href={`/base${to}`}>{children}</a>;
}

describeConformance('Breadcrumb', (extra) => <Breadcrumb {...extra} items={items} />);

describe('Breadcrumb', () => {
  it('hands `to` to a link component and marks this page', () => {
    render(<Breadcrumb items={items} linkAs={RouterLink} />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/base/');
    expect(screen.getByText('Women')).toHaveAttribute('aria-current', 'page');
  });
});
