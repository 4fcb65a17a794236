import { defaultSettings } from '@aaram/shared-domain/settings';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faq } from '#lib/faq.ts';
import { chargeToday, figuresIn, freeAboveToday } from '#lib/testing/charges.ts';
import { ChargesToday } from './charges-today.tsx';
import { type PolicySection, PolicyText } from './policy-text.tsx';
import { buildPrivacy } from './privacy.ts';
import { returnPolicy } from './return-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { buildTerms } from './terms.ts';

const textOf = (sections: readonly PolicySection[]) => JSON.stringify(sections);

describe('policies', () => {
  // rules: policy-facts
  it('of returns carry every fact of the owner', () => {
    for (const fact of [
      'within 3 days of delivery',
      '₹80',
      'within 24 hours of delivery',
      'within 7 days of delivery',
      'No refunds',
      'credit note or gift card instead',
      '3 months',
      'You choose when you ask',
      'goes back the way you paid, less the fee',
      'answered within 24 hours',
      'Mon-Sat 10:00-19:00',
    ]) {
      expect(textOf(returnPolicy)).toContain(fact);
    }
  });
  // rules: policy-facts
  it('of shipping carry every fact of the owner', () => {
    for (const fact of [
      'India only',
      'Free shipping above ₹999',
      'Standard shipping ₹50 (3-7 business days)',
      'Express ₹150 (1-3 days)',
      'COD surcharge ₹60',
      '3-5 days',
      '5-7 days',
      '7-10 days',
      'within 7 days',
      'UPI, cards, net banking or wallets',
    ]) {
      expect(textOf(shippingPolicy)).toContain(fact);
    }
  });
  it('show what checkout charges today beside every charge they name', () => {
    const sections = [returnPolicy, shippingPolicy, buildTerms(defaultSettings), buildPrivacy(defaultSettings)].flat();
    const naming = sections.filter((section) => textOf([section]).includes('₹'));
    expect(naming.length).toBeGreaterThan(3);
    expect(naming.filter(({ namesCharge }) => !namesCharge)).toEqual([]);
    for (const section of naming) {
      render(<PolicyText sections={[section]} />);
    }
    expect(screen.getAllByText(/At checkout today, delivery is ₹100, and free when/)).toHaveLength(naming.length);
  });
  // rules: charges-today-stand-beside-policies
  it('of shipping say what delivery costs today before all else, and whose terms the other figures are', () => {
    render(<PolicyText sections={shippingPolicy} />);
    const [first, ...others] = screen.getAllByText(/₹/);
    expect(first).toHaveClass('today');
    expect(figuresIn(first?.textContent)).toEqual([chargeToday, freeAboveToday]);
    const terms = screen.getByRole('heading', { name: 'General terms' }).parentElement;
    expect(others).toHaveLength(5);
    for (const other of others) {
      expect(terms).toContainElement(other);
    }
  });
  // rules: charges-today-stand-beside-policies
  it('give damaged items one period on every page, and mark what does not count as general terms, once', () => {
    const shown = [returnPolicy, shippingPolicy, buildTerms(defaultSettings)].map((sections) =>
      textOf(sections.filter(({ generalTerms }) => !generalTerms)),
    );
    const sentences = [...shown, JSON.stringify(faq)].flatMap((text) => text.match(/[^".]*[Dd]amaged[^".]*/g) ?? []);
    const periods = sentences.flatMap((text) => [...text.matchAll(/within (\d+ (?:days|hours))/g)]);
    expect(sentences.length).toBeGreaterThan(4);
    expect(new Set(periods.map(([, period]) => period))).toEqual(new Set(['3 days', '7 days', '24 hours']));
    for (const text of sentences.filter((one) => one.includes('24 hours'))) {
      expect(text).toMatch(/24 hours of delivery if something is missing, within 7 days if it is damaged/);
    }
    for (const sections of [returnPolicy, shippingPolicy]) {
      expect(sections.filter(({ generalTerms }) => generalTerms)).toEqual([sections.at(-1)]);
    }
    expect(shown.join()).not.toContain('foresee');
  });
  it('say what the store does with credit notes and gift cards', () => {
    for (const fact of ['valid for 3 months', 'at least 30 days', '7 days before it ends', 'ask us to refund it']) {
      expect(textOf(buildTerms(defaultSettings))).toContain(fact);
    }
    expect(textOf(returnPolicy)).toContain('goes back there first, and stays valid for at least 30 days');
    expect(textOf(buildPrivacy(defaultSettings))).toContain('Of a gift card that you buy');
  });
  // rules: information-pages
  it('name the age of buyers and the company behind the store', () => {
    expect(textOf(buildTerms(defaultSettings))).toContain('18 or older');
    expect(textOf(buildTerms(defaultSettings))).toContain(defaultSettings.legalName);
  });
  it('show the charges that checkout applies today', () => {
    render(<ChargesToday />);
    expect(screen.getByText(/Delivery: ₹100, and free when/)).toBeVisible();
    expect(screen.getByText('₹622.76')).toBeVisible();
  });
});
