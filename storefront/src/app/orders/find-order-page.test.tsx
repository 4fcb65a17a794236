import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refuse } from '#lib/testing/fixtures.ts';
import { FindOrderPage } from './find-order-page.tsx';

const progress = {
  number: 'AA-7K3F-92QD',
  createdAt: '2026-11-14T20:00:00.000Z',
  orderStatus: 'Shipped',
  paymentStatus: 'Paid',
  parcels: [
    {
      _id: 'p1',
      orderStatus: 'Shipped',
      trackingId: 'DL 1',
      carrier: 'delhivery',
      history: [
        { orderStatus: 'Pending', at: '2026-11-14T20:00:00.000Z' },
        { orderStatus: 'Shipped', at: '2026-11-16T04:34:00.000Z' },
      ],
    },
  ],
};

function open(answer: unknown) {
  const sent: unknown[] = [];
  const platform = createTestPlatform(({ body }) => {
    sent.push(body);
    return answer;
  });
  render(
    <TestPlatform platform={platform}>
      <FindOrderPage />
    </TestPlatform>,
  );
  return sent;
}
async function ask() {
  await userEvent.type(screen.getByLabelText('Order number'), 'aa 7k3f 92qd');
  await userEvent.type(screen.getByLabelText('Phone number of the delivery address'), '9876543210');
  await userEvent.click(screen.getByRole('button', { name: 'Find order' }));
}

// rules: finding-an-order
it('shows each status with its time and a link to the carrier', async () => {
  const sent = open(progress);
  await ask();
  const order = await screen.findByRole('article', { name: 'Order AA-7K3F-92QD' });
  expect(order).toHaveTextContent('Placed 15 Nov 2026, 1:30 am');
  expect(order).toHaveTextContent('Shipped 16 Nov 2026, 10:04 am');
  expect(screen.getByRole('link', { name: 'Track with Delhivery' })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track/package/DL%201',
  );
  expect(document.activeElement).toContainElement(order);
  expect(sent).toEqual([{ order: 'aa 7k3f 92qd', phone: '9876543210' }]);
});

it('asks for what is missing, and says when nothing was found', async () => {
  const sent = open(refuse(404, 'NOT_FOUND', 'No order with this number and phone number was found.'));
  await userEvent.click(screen.getByRole('button', { name: 'Find order' }));
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(sent).toEqual([]);
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent('No order with this number and phone number was found.');
});
