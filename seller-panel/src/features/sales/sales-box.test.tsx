import type { Sales } from '@aaram/shared-domain/contract';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildOutlook, buildSales } from '#testing/build-panel.ts';
import { RunningOut, ZeroResultSearches } from './outlook.tsx';
import { SalesBox } from './sales-box.tsx';

beforeAll(() => import('@aaram/shared-ui/bar-chart'));
const saved: { name: string; blob: Blob | undefined }[] = [];
beforeEach(() => {
  saved.length = 0;
  let blob: Blob | undefined;
  URL.createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});

function open(at: string, sales: (path: string) => Sales | Response) {
  const paths: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    paths.push(path);
    return path.includes('/sales/file') ? { name: 'sales.csv', text: '\ufeffProduct\n' } : sales(path);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <TestPlatform platform={platform} at={at}>
      <SalesBox />
    </TestPlatform>,
  );
  return paths;
}

describe('Sales on the dashboard', () => {
  it('are asked for by the days and the group of the address, and shown beside the days before', async () => {
    const paths = open('/admin-dashboard?from=2026-11-17&to=2026-11-23&by=product', () => buildSales());
    expect(await screen.findByText('₹24,735.50')).toBeVisible();
    expect(screen.getByText('+24% from ₹20,000.00 in the days before')).toBeVisible();
    expect(paths).toEqual(['/auth/panel/sales?from=2026-11-17&to=2026-11-23&by=product']);
    const rows = within(screen.getByRole('table', { name: 'Sales by product, table' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ProductPaid ordersPiecesRevenueIn the days before',
      'Court lace-up, indigo89₹19,791.00₹12,000.00',
      'Linen shirt45₹4,000.00₹8,000.00',
      '1 other, in the file1₹944.50',
    ]);
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/admin-edit-product/p2');
  });

  it('follow the choice of days and group', async () => {
    const paths = open('/admin-dashboard?from=2026-11-17&to=2026-11-23', (path) =>
      buildSales({ by: path.includes('state') ? 'state' : 'day', rows: [] }),
    );
    await screen.findByText('₹24,735.50');
    await userEvent.selectOptions(screen.getByLabelText('By'), 'State');
    await vi.waitFor(() => expect(paths.at(-1)).toBe('/auth/panel/sales?from=2026-11-17&to=2026-11-23&by=state'));
    await userEvent.selectOptions(screen.getByLabelText('Days'), 'Last 7 days');
    await vi.waitFor(() => expect(paths.at(-1)).toMatch(/by=state$/));
    const { from, to } = Object.fromEntries(new URLSearchParams(paths.at(-1)?.split('?')[1]));
    expect(Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)).toBe(6 * 86_400_000);
  });

  it('are drawn by day, with the same figures as a table', async () => {
    const rows = ['22', '23'].map((day) => ({
      key: `2026-11-${day}`,
      label: `${day} Nov`,
      orders: 1,
      pieces: 1,
      revenue: 500.5,
      revenueBefore: 0,
    }));
    open('/admin-dashboard', () => buildSales({ by: 'day', rows }));
    expect(await screen.findByRole('group', { name: /^Revenue per day: ₹24,735\.50/ })).toBeVisible();
    await userEvent.click(screen.getByText('Show as a table'));
    expect(screen.getAllByText('₹500.50').length).toBeGreaterThan(1);
  });

  it('are saved as a file', async () => {
    const paths = open('/admin-dashboard?from=2026-11-17&to=2026-11-23&by=size', () => buildSales({ by: 'size' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(paths).toContain('/auth/panel/sales/file?from=2026-11-17&to=2026-11-23&by=size');
    expect(saved[0]?.name).toBe('sales.csv');
  });

  it('say what is wrong with the days, and ask again', async () => {
    let fails = true;
    open('/admin-dashboard?from=2026-12-01&to=2026-11-23', () =>
      fails ? refusal(400, 'The last day must not be before the first.') : buildSales(),
    );
    expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹24,735.50')).toBeVisible();
  });
});

describe('the outlook', () => {
  it('names sizes that run out, and which searches found nothing', () => {
    const { runningOut, soughtInVain } = buildOutlook();
    render(
      <TestPlatform platform={createTestPlatform(() => [])}>
        <RunningOut sizes={runningOut} />
        <ZeroResultSearches searches={soughtInVain} />
      </TestPlatform>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Court lace-up, indigoSize 8 · 0 left · 14 sold in 30 daysGone',
      'Linen shirtSize M · 3 left · 10 sold in 30 daysLasts 9 days',
      'banarasi sareeSee what is near14 times',
    ]);
  });

  it('says when there is nothing to tell', () => {
    render(
      <TestPlatform platform={createTestPlatform(() => [])}>
        <RunningOut sizes={[]} />
        <ZeroResultSearches searches={[]} />
      </TestPlatform>,
    );
    expect(screen.getByText(/^Nothing runs out/)).toBeVisible();
    expect(screen.getByText(/^Every search/)).toBeVisible();
  });
});
