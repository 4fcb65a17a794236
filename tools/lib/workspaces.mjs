/**
 * Which packages, apps and remotes there are: the one list is `workspaces` in package.json, and what a package is shows
 * in its folder. Plain JavaScript, because `npm run dev` and the checks' configurations need it before anything else.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of all packages, in the order of package.json.
 * @param {string} root @returns {string[]}
 */
export const listWorkspaces = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/**
 * Those that become a release: the shell and its remotes. In a team's checkout its remote alone.
 * @param {string} root
 */
export const listApps = (root) =>
  listWorkspaces(root).filter((name) => existsSync(join(root, name, 'rspack.config.ts')));

/**
 * The apps that the shell loads.
 * @param {string} root
 */
export const listRemotes = (root) => listApps(root).filter((name) => existsSync(join(root, name, 'src/remote.tsx')));

/**
 * The packages that draw something: the apps and what they share, without the domain.
 * @param {string} root
 */
export const listPagePackages = (root) => {
  const apps = listApps(root);
  return listWorkspaces(root).filter(
    (name) => apps.includes(name) || (name.startsWith('shared-') && name !== 'shared-domain'),
  );
};

/**
 * The packages with texts for people.
 * @param {string} root
 */
export const listPackagesWithTexts = (root) =>
  listWorkspaces(root).filter((name) => existsSync(join(root, name, 'src/texts')));

/**
 * One of the names, for patterns of globs: `{shell,blog}`.
 * @param {readonly string[]} names
 */
export const oneOf = (names) => `{${names.join(',')}}`;
