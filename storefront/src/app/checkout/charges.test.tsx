import { priceTotal } from '@aaram/shared-domain/pricing';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DeliveryProgress } from '#features/cart/delivery-progress.tsx';
import { Promises } from '#features/home/promises.tsx';
import { ChargesTodayLine } from '#features/info/charges-today.tsx';
import { DeliveryFacts } from '#features/product/delivery-facts.tsx';
import { chargeToday, figuresIn, freeAboveToday } from '#lib/testing/charges.ts';

const CHEAP = 300_00;

// rules: charges-today-stand-beside-policies
it.each<[string, ReactNode, (number | undefined)[]]>([
  ['the home page', <Promises key="home" />, [freeAboveToday]],
  [
    'a product page',
    <DeliveryFacts key="product" rupees={CHEAP / 100} category="Women" />,
    [chargeToday, freeAboveToday],
  ],
  ['a product page of a dear piece', <DeliveryFacts key="dear" rupees={5000} category="Women" />, []],
  [
    'the cart',
    <DeliveryProgress key="cart" quote={priceTotal(CHEAP, 'spec')} />,
    [(freeAboveToday ?? 0) - CHEAP / 100],
  ],
  ['a full cart', <DeliveryProgress key="full" quote={priceTotal(5000_00, 'spec')} />, [freeAboveToday]],
  ['a paragraph about charges', <ChargesTodayLine key="line" />, [chargeToday, freeAboveToday]],
])('what %s says of delivery is what the pricing function charges', (_, element, figures) => {
  const { container } = render(<TestPlatform platform={createTestPlatform(() => [])}>{element}</TestPlatform>);
  // Exchange fees and the GST threshold are not delivery charges.
  const text = container.innerHTML.replace(/<[^>]+>/g, ' ').replace(/₹\d+ fee|up to ₹[\d,]+/g, '');
  expect(figuresIn(text)).toEqual(figures);
});
