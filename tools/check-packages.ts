/**
 * npm run packages: asks the registry for known vulnerabilities and for the signatures and provenance of every package,
 * and writes the list of all packages to sbom.cdx.json (CycloneDX). When the registry does not answer, it says so and
 * continues. Exits 1 when a problem is found.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Finding,
  findUndecidedScripts,
  findUnpinned,
  findUnsealed,
  readAudit,
  readSignatures,
} from './lib/checks/packages.ts';

const root = resolve(import.meta.dirname, '..');
const SBOM = 'sbom.cdx.json';
const MEGABYTE = 1024 * 1024;

/** What npm prints; exit code 1 only means that it found something. */
const ask = (...args: string[]) =>
  new Promise<string>((answer) => {
    const options = { cwd: root, maxBuffer: 64 * MEGABYTE, shell: process.platform === 'win32' };
    execFile('npm', [...args, '--fetch-retries=0', '--loglevel=silent'], options, (_, stdout) => answer(stdout));
  });

let failed = false;
function say(name: string, finding: Finding): void {
  if ('unanswered' in finding) {
    console.log(`? ${name}: not answered (${finding.unanswered})`);
    return;
  }
  const { problems } = finding;
  if (problems.length === 0) {
    console.log(`✓ ${name}`);
    return;
  }
  failed = true;
  console.error(`✗ ${name}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

say('pinned to one version and its contents', { problems: [...findUnpinned(root), ...findUnsealed(root)] });
say('programs at installation decided about', { problems: findUndecidedScripts(root) });
say('no known holes', readAudit(await ask('audit', '--json')));
say('as signed by the registry', readSignatures(await ask('audit', 'signatures', '--json')));
const bill = JSON.parse(await ask('sbom', '--sbom-format=cyclonedx', '--sbom-type=application'));
// npm uses the name of the folder.
bill.metadata.component.name = 'aaram';
writeFileSync(join(root, SBOM), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`✓ ${bill.components.length} packages in ${SBOM}`);
process.exit(failed ? 1 : 0);
