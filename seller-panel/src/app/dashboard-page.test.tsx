import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerList, buildFigures, buildOrder, buildOutlook, buildSales } from '#testing/build-panel.ts';
import { DashboardPage } from './dashboard-page.tsx';

function open(figures: unknown = buildFigures()) {
  const platform = createTestPlatform(({ path }) => {
    if (path.startsWith('/auth/panel/sales')) {
      return buildSales({ by: 'day', rows: [] });
    }
    if (path.startsWith('/auth/panel/outlook')) {
      return buildOutlook();
    }
    return path.startsWith('/auth/panel/figures') ? figures : answerList([buildOrder()]);
  });
  render(
    <TestPlatform platform={platform}>
      <DashboardPage />
    </TestPlatform>,
  );
}

// Loaded beforehand, so that a slow machine does not delay the page's own import.
beforeAll(() => import('@aaram/shared-ui/bar-chart'));

describe('Seller Dashboard', () => {
  // rules: panel-pages
  it('shows Total Products and Total Orders first', async () => {
    open();
    await screen.findByText('Total Products');
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.slice(0, 2)).toEqual(['Total Products', 'Total Orders']);
    expect(screen.getByText('86')).toBeVisible();
    expect(screen.getByText('1,248')).toBeVisible();
  });

  it('draws orders per day and offers the same figures as a table', async () => {
    open();
    expect(await screen.findByRole('group', { name: /435 paid orders in the last 30 days/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '7 d' }));
    expect(screen.getByRole('group', { name: /182 paid orders in the last 7 days/ })).toBeVisible();
    const chart = within(screen.getByRole('region', { name: 'Orders per day' }));
    await userEvent.click(chart.getByText('Show as a table'));
    expect(chart.getAllByRole('row')).toHaveLength(8);
  });

  // rules: answers-and-hidden-reviews
  it('lists what needs attention with its action, and leaves out what does not', async () => {
    open();
    expect(await screen.findByText('1 order waiting to ship')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ship/ })).toHaveAttribute('href', '/admin-orders?status=Processing');
    expect(screen.queryByText(/low on stock/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Answer: 2 reviews without an answer' })).toHaveAttribute(
      'href',
      '/admin-reviews?show=unanswered',
    );
  });

  it('says how long there is for the first task, and how many are late', async () => {
    const dueAt = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
    open(
      buildFigures({
        needsAttention: [
          { kind: 'to-ship', count: 3, dueAt, late: 0 },
          { kind: 'returns', count: 2, dueAt, late: 1 },
        ],
      }),
    );
    expect(await screen.findByText('First one due in 5 hours')).toBeVisible();
    expect(screen.getByText('1 late')).toBeVisible();
  });

  it('leads to parcels and jobs that need somebody, and leaves out tasks that it does not know', async () => {
    const unknown = { kind: 'of-a-newer-server', count: 4 } as unknown as { kind: 'parcels'; count: number };
    open(buildFigures({ needsAttention: [{ kind: 'parcels', count: 3 }, { kind: 'failed-jobs', count: 1 }, unknown] }));
    expect(await screen.findByRole('link', { name: 'View: 3 parcels need you' })).toHaveAttribute(
      'href',
      '/admin-orders?tab=on-the-way',
    );
    expect(screen.getByRole('link', { name: 'View: 1 job failed' })).toHaveAttribute('href', '/admin-outbox');
  });

  it('shows a new seller the way to the first product', async () => {
    open(buildFigures({ totalProducts: 0, needsAttention: [] }));
    expect(await screen.findByText('No products yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Product: No products yet' })).toHaveAttribute(
      'href',
      '/admin-add-product',
    );
    expect(screen.queryByText('Nothing needs your attention right now.')).toBeNull();
  });

  it('shows the newest orders also when the figures fail', async () => {
    open(Response.json({ code: 'INTERNAL', message: 'Broken' }, { status: 500 }));
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'AA-7K3F-92QD' })).toBeVisible();
  });

  it('shows the newest orders', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'AA-7K3F-92QD' })).toBeVisible();
  });
});
