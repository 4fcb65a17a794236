import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { adminPages, pages } from '@aaram/shared-domain/contract';
import { teamWork } from '@aaram/shared-domain/team';
import { describe, expect, it } from 'vitest';
import { findPanelEntry, panelEntries } from '../../shared-panel/src/panel-pages.ts';
import { listRemotes } from './workspaces.mjs';

const root = resolve(import.meta.dirname, '../..');
const all: Readonly<Record<string, (id: string) => string>> = { ...pages, ...adminPages } as never;

/** The addresses of the pages that a remote shows in the panel's frame, as its definitions name them. */
function listRoutes(remote: string): string[] {
  const source = readFileSync(resolve(root, remote, 'src/remote.tsx'), 'utf8');
  const definitions = source.split('definePage({').slice(1);
  return definitions
    .filter((text) => text.includes('...inPanel(') || text.includes("access: 'panel'"))
    .map((text) => /pattern: (?:pages|adminPages)\.(\w+)\(/.exec(text)?.[1] ?? `none in ${text.slice(0, 80)}`);
}

describe('the pages of the panel', () => {
  const routes = listRemotes(root).flatMap(listRoutes);

  it('are all in the one list that links and guards are made from, and the list has no other', () => {
    expect(routes.length).toBeGreaterThan(15);
    const named = routes.map((name) => findPanelEntry(all[name]?.('1') ?? '')?.path ?? `${name} is in no list`);
    expect([...named].sort()).toEqual(panelEntries.map(({ path }) => path).sort());
  });

  it('have a name of their own and a kind of work, and links to those that need no thing', () => {
    expect(new Set(panelEntries.map(({ name }) => name)).size).toBe(panelEntries.length);
    for (const { path, work, link } of panelEntries) {
      expect([path, work === null || Object.hasOwn(teamWork, work)]).toEqual([path, true]);
      expect([path, link === 'none']).toEqual([path, path.endsWith('/')]);
    }
  });

  it('that have an address in the store’s panel are all shown by a remote', () => {
    const addresses = Object.entries(all).filter(([name]) => name.startsWith('admin') || name in adminPages);
    const inPanel = addresses.filter(([, address]) => address('1').startsWith('/admin-')).map(([name]) => name);
    expect(inPanel.filter((name) => !routes.includes(name))).toEqual([]);
  });
});
