import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findFreePorts } from './ports.ts';

const FROM = 24_000;
const PRINT_PORTS = `
  const { findFreePorts } = await import(${JSON.stringify(new URL('./ports.ts', import.meta.url).href)});
  console.log(JSON.stringify(await findFreePorts(20, { from: ${FROM} })));
`;

it('gives two processes no port in common, even if no server listens yet', async () => {
  const own = await findFreePorts(20, { from: FROM });
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRINT_PORTS]);
  const others: number[] = JSON.parse(stdout);
  expect(new Set([...own, ...others]).size).toBe(40);
});

it('gives ports that the system does not take for outgoing connections', async () => {
  const ports = await findFreePorts(50);
  expect(ports.every((port) => port >= 20_000 && port < 32_000)).toBe(true);
});
