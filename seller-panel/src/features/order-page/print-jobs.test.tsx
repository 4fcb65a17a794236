import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PrintJobs } from './print-jobs.tsx';

const saved: string[] = [];
vi.mock('#lib/save-file.ts', () => ({ saveFile: (name: string, file: Blob) => saved.push(`${name} ${file.size}`) }));
beforeEach(() => saved.splice(0));

const file = (
  kind: 'png' | 'pdf' | 'ticket',
  state: 'ready' | 'failed' | 'waiting',
  problem: string | null = null,
) => ({
  ...{ _id: `f-${kind}`, line: 'l1', area: 'front', kind, name: `AA-1-line1-front-M.${kind}`, state, problem },
  ...{ bytes: state === 'ready' ? 1_234_567 : null, sha256: state === 'ready' ? 'ab' : null },
});
const job = (files: ReturnType<typeof file>[]) => ({
  ...{ line: 'l1', garment: 'Your Print Tee', colour: 'Navy', sentence: 'Front: Text “Goa”, 20.0 cm wide.', files },
  areas: [{ id: 'front', label: 'Front', width: 305, height: 406, belowCollar: 60, fromMiddle: 0 }],
  problems: [{ kind: 'soft-picture', object: 'o1', message: 'Picture will look blurred.' }],
});

function show(answers: (call: string) => unknown) {
  const platform = createTestPlatform(({ method, path }) => answers(`${method} ${path.replace(/\?.*/, '')}`));
  render(<TestPlatform platform={platform} routes={[{ path: '/', element: <PrintJobs orderId="o1" /> }]} at="/" />);
}

it('what is printed stands with where it goes, what to check, and files to load one by one or together', async () => {
  show((call) =>
    call.endsWith('/prints') ? [job([file('png', 'ready'), file('ticket', 'ready')])] : new Response('123456'),
  );
  expect(
    await screen.findByText('Front: file of 305 × 406 mm, top edge 60 mm below the collar, in the middle'),
  ).toBeVisible();
  expect(screen.getByText('Picture will look blurred.')).toBeVisible();
  expect(screen.getAllByText('1.2 MB')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Download AA-1-line1-front-M.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download all' }));
  await vi.waitFor(() => expect(saved).toEqual(['AA-1-line1-front-M.png 6', 'print-files.zip 6']));
});

it('a file that could not be made says why, and is made again', async () => {
  show((call) =>
    call.startsWith('POST')
      ? [job([file('png', 'ready')])]
      : [job([file('png', 'failed', 'A picture of this design is missing from the picture store.')])],
  );
  expect(await screen.findByText(/is missing from the picture store/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make again' }));
  expect(await screen.findByRole('button', { name: 'Download AA-1-line1-front-M.png' })).toBeVisible();
});

it('an order without designs shows nothing', async () => {
  show(() => []);
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
