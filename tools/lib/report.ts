import { join } from 'node:path';
import { pages } from '../../shared-domain/src/contract/pages.ts';
import type { Settings } from './settings.mjs';
import type { Service } from './store/services.ts';

const ACCOUNTS: [address: string, use: string][] = [
  ['shopper@example.com', 'buys'],
  ['seller@example.com', 'sells'],
  ['seller2@example.com', 'sells, another shop'],
  ['admin@example.com', 'runs the store'],
];

/** The back office, which development shows in the shop alone. */
const panelUrl = ({ ports }: Settings, services: readonly Service[]) =>
  services.some(({ name }) => name === 'panel')
    ? `http://localhost:${ports.panel}`
    : `http://localhost:${ports.shop}${pages.adminDashboard()}`;

/** Shown when everything runs: the URLs, and in a demo store the accounts to log in with. */
export function readyLines(settings: Settings, services: readonly Service[], seconds: number): string[] {
  const { ports, production, sandbox, dataDir } = settings;
  const lines = [
    '',
    `Aaram is running (started in ${seconds.toFixed(1)} s).`,
    `  Shop              http://localhost:${ports.shop}`,
    `  Seller panel      ${panelUrl(settings, services)}`,
    `  API               http://localhost:${ports.api}/api/docs`,
  ];
  if (sandbox) lines.push(`  Payment sandbox   http://localhost:${ports.sandbox}`);
  lines.push(`  Data              ${dataDir}`);
  if (!process.env.SMTP_URL) lines.push(`  Mail              ${join(dataDir, 'outbox')}`);
  if (!production) {
    lines.push('', 'Demo accounts, all with the password demo-password:');
    for (const [address, use] of ACCOUNTS) lines.push(`  ${address.padEnd(22)}${use}`);
  }
  lines.push('', 'Ctrl-C stops everything.', '');
  return lines;
}
