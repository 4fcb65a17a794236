import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { PrivacyPage, SizeGuidePage, TermsPage } from './policy-page.tsx';

const show = (page: React.ReactNode) =>
  render(<TestPlatform platform={createTestPlatform(() => null)}>{page}</TestPlatform>);

describe('pages to read', () => {
  // rules: information-pages
  it.each([
    ['About', <AboutPage key="about" />],
    ['Terms & Conditions', <TermsPage key="terms" />],
    ['Privacy Policy', <PrivacyPage key="privacy" />],
  ])('have a heading and something under it: %s', (name, page) => {
    const { container } = show(page);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(container.textContent?.length).toBeGreaterThan(400);
  });

  // rules: information-pages
  it('say on Contact how to reach us, and answer frequent questions', () => {
    const { container } = show(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /\+91|9000/ }).length).toBeGreaterThan(0);
    expect(container.querySelectorAll('details').length).toBeGreaterThan(4);
  });
});

// rules: size-guide
it('have the sizes of every size type in centimetres, inches, EU and UK', () => {
  show(<SizeGuidePage />);
  const clothing = within(screen.getByRole('table', { name: 'Clothing' }));
  expect(clothing.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Size',
    'Chest, cm (inches)',
    'Waist, cm (inches)',
    'Hip, cm (inches)',
    'EU',
    'UK',
  ]);
  expect(clothing.getByRole('row', { name: /^M / })).toHaveTextContent('97 (38.2)81 (31.9)99 (39.0)4838');
  expect(screen.getAllByRole('table')).toHaveLength(3);
});

describe('one policy', () => {
  it('leads to the others and not to itself', () => {
    show(<PrivacyPage />);
    const more = within(screen.getByRole('navigation', { name: 'More to read' }));
    expect(more.getByRole('link', { name: 'Shipping Policy' })).toHaveAttribute('href', '/shipping-policy');
    expect(more.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
  });
});
