import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findProblems } from './checks/recipe-settings.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const containers = 'deploy/containers';
const chart = 'deploy/helm/aaram';
const has = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const hasHelm = has('helm', 'version');
/** The plugin of today, or the program of before. */
const compose = [
  ['docker', 'compose'],
  ['docker-compose', ''],
].find(([program = '', part]) => has(program, ...(part ? [part, 'version'] : ['version'])));

/** What answers whether a program lives, or takes calls; the tests of the servers say what these answer. */
const served = ['4000/healthz', '4000/readyz', '3000/healthz', '3000/readyz', '14000/metrics'];
/** Set for others in the pod: the password is a part of addresses. */
const notSettings = ['DATABASE_PASSWORD'];

/** By version and digest. */
const isPinned = (image: string) => /:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/.test(image);

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  command?: string[];
  tmpfs?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: string[] | Record<string, { condition: string }>;
};
const { services }: { services: Record<string, Service> } = parse(read(`${containers}/compose.yaml`), { merge: true });
const programs = Object.entries(services).filter(([, { image }]) => image.startsWith('aaram-'));

/** A template as YAML: lines that only decide are left out, and what is filled in becomes a word. */
const withoutTemplates = (text: string) =>
  text
    .replaceAll(/\{\{\/\*[\s\S]*?\*\/\}\}/g, '')
    .replaceAll(/^\{\{- define .*$/gm, '---')
    .split('\n')
    .filter((line) => !/^\s*\{\{-? ?(?:if|else|end|range|include|toYaml|\$).*\}\}$/.test(line))
    .join('\n')
    .replaceAll(/\{\{-? ?if [^}]*\}\}(.*?)\{\{ ?else ?\}\}.*?\{\{ ?end ?\}\}/g, '$1')
    .replaceAll(/"?\{\{[^}]*\}\}"?/g, 'filled');

const pod = read(`${chart}/templates/_pod.tpl`);
const values: { settings: Record<string, string>; images: Record<string, string>; database: { image: string } } = parse(
  read(`${chart}/values.yaml`),
);
const listPairs = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);

describe('the compose file', () => {
  it.each(programs)(
    'gives %s only settings that the programs read, to values they take',
    (_name, { environment = {} }) => {
      const filled = Object.entries(environment).map(
        ([name, value]) => [name, value.replaceAll(/\$\{[^}]*\}/g, 'x')] as const,
      );
      expect(filled.flatMap(([name, value]) => findProblems(name, value))).toEqual([]);
    },
  );

  it.each(programs)('runs %s without root, on files that cannot be changed', (_name, service) => {
    expect(service).toMatchObject({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] });
    expect(service.tmpfs?.map((entry) => entry.split(':')[0])).toEqual(['/tmp', service.environment?.DATA_DIR]);
  });

  it('asks for what the servers answer, names every image by its version, those of others by digest too, and waits only for services it has', () => {
    const asked = programs.flatMap(([, { healthcheck }]) =>
      [...(healthcheck?.test.join(' ') ?? '').matchAll(/127\.0\.0\.1:(\d+\/\w+)/g)].map(([, address = '']) => address),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => !served.includes(address))).toEqual([]);
    const images = Object.values(services).map(({ image }) => image);
    const own = images.filter((image) => image.startsWith('aaram-'));
    expect(own.filter((image) => !/:[\w.-]*\d[\w.-]*$/.test(image))).toEqual([]);
    expect(images.filter((image) => !own.includes(image) && !isPinned(image))).toEqual([]);
    const waits = Object.values(services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? on : Object.keys(on),
    );
    expect(waits.filter((name) => services[name] === undefined)).toEqual([]);
    const upstream = [...read(`${containers}/nginx.conf`).matchAll(/server ([\w-]+):(\d+) /g)].map(([, name]) => name);
    expect(upstream.toSorted()).toEqual(['api-1', 'api-2', 'shop-1', 'shop-2']);
  });

  it.runIf(compose)('is accepted by compose', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aaram-compose-'));
    try {
      const there = join(folder, containers);
      mkdirSync(there, { recursive: true });
      cpSync(join(root, containers), there, { recursive: true });
      cpSync(join(root, 'deploy/several-hosts/aaram.env.example'), join(there, 'aaram.env'));
      writeFileSync(join(there, '.env'), 'DATABASE_PASSWORD=x\nS3_ACCESS_KEY_ID=x\nS3_SECRET_ACCESS_KEY=x\n');
      const [program = '', part] = compose ?? [];
      const args = [...(part ? [part] : []), '-f', 'compose.yaml', 'config', '-q'];
      const { status, stderr } = spawnSync(program, args, { cwd: there, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the chart', () => {
  it('sets only what the programs read, to values they take', () => {
    const map = listPairs(read(`${chart}/templates/settings.yaml`), /^ {2}([A-Z][A-Z0-9_]+): '?([^'\n]*)'?$/gm);
    const own = listPairs(pod, /- name: ([A-Z][A-Z0-9_]+)\n +value: (?!\{)"?(.*?)"?$/gm);
    const inPod = listPairs(pod, /- name: ([A-Z][A-Z0-9_]+)$/gm).map(([name]) => name);
    const set = [...map, ...own, ...Object.entries(values.settings)].map(
      ([name, value]) => [name, value.replaceAll(/\{\{[^}]*\}\}/g, 'x')] as const,
    );
    expect(set.length).toBeGreaterThan(15);
    expect(set.flatMap(([name, value]) => findProblems(name, value))).toEqual([]);
    expect(inPod.filter((name) => !notSettings.includes(name)).flatMap((name) => findProblems(name, ''))).toEqual([]);
  });

  it('asks for what the servers answer, at ports that they open', () => {
    const programsOfChart = read(`${chart}/templates/programs.yaml`);
    const asked = [...programsOfChart.matchAll(/"path" "([^"]+)" "port" (\d+)/g)].map(
      ([, path, port]) => `${port}${path}`,
    );
    expect(asked).toHaveLength(6);
    expect(asked.filter((address) => !served.includes(address))).toEqual([]);
    const map = read(`${chart}/templates/settings.yaml`);
    for (const [name, port] of Object.entries({
      API_PORT: 4000,
      METRICS_PORT: 14000,
      PORT: 3000,
      SHOP_PRIVATE_PORT: 13000,
    })) {
      expect(map).toContain(`${name}: '${port}'`);
    }
  });

  it('lets pods run without root, on files that cannot be changed', () => {
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
    ]) {
      expect(pod).toContain(line);
    }
  });

  it('makes every role that a migration needs, because the owner of its database may make none', () => {
    const sql = globSync('api/src/db/migrations/*.sql', { cwd: root }).map(read).join();
    const roles = [...new Set([...sql.matchAll(/create role (\w+)/g)].map(([, name = '']) => name))].toSorted();
    const database = read(`${chart}/templates/database.yaml`);
    const made = [...database.matchAll(/- create role (\w+) nologin/g)].map(([, name = '']) => name).toSorted();
    expect(made).toEqual(roles);
    expect(/- grant (.*) to aaram\n/.exec(database)?.[1]?.split(', ').toSorted()).toEqual(roles);
  });

  it.each(globSync(`${chart}/**/*.{yaml,tpl}`, { cwd: root }))('is YAML when it is filled in: %s', (file) => {
    const errors = parseAllDocuments(withoutTemplates(read(file))).flatMap((one) =>
      'errors' in one ? one.errors : [],
    );
    expect(errors).toEqual([]);
  });

  it.runIf(hasHelm)('is accepted by helm', () => {
    const { status, stdout } = spawnSync('helm', ['lint', '--strict', join(root, chart)], { encoding: 'utf8' });
    expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
    const rendered = execFileSync('helm', ['template', 'aaram', join(root, chart)], { encoding: 'utf8' });
    expect(rendered).toContain('kind: PodDisruptionBudget');
  });
});

describe('the images', () => {
  const dockerfile = read(`${containers}/Dockerfile`);
  const images = dockerfile.split(/^FROM /m).slice(1);
  /** What an image copies of the repository. */
  const copiesOf = (name: string) =>
    [...(images.find((one) => one.includes(`AS ${name}\n`)) ?? '').matchAll(/^COPY --from=[\w-]+ (.*) \S+$/gm)]
      .flatMap(([, list = '']) => list.split(' '))
      .map((path) => path.replace('/srv/aaram/', ''));

  it('come from bases of an exact version and digest, and run without root', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}$/m);
    expect(isPinned(values.database.image)).toBe(true);
    expect(images.filter((one) => !/^(?:\$\{NODE_IMAGE\}|source|program) /.test(one))).toEqual([]);
    expect(images.find((one) => one.includes('AS program'))).toContain('USER 1000:1000');
    expect([...dockerfile.matchAll(/^CMD \["node", "([^"]+)"\]$/gm)].map(([, script]) => script)).toEqual([
      'api/src/server.ts',
      'shell/server/main.ts',
    ]);
  });

  it.each([
    ['api', '{api/src,runtime}'],
    ['shop', '{shell/server,runtime}'],
  ])('copy every folder that a file of %s imports', (image, folder) => {
    const copied = copiesOf(image);
    const needed = globSync(`${folder}/**/*.ts`, { cwd: root })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/from '(?:(\.[^']+)|@aaram\/([^']+))'/g)].map(([, path = '', shared]) =>
          shared === undefined ? join(file, '..', path) : shared,
        ),
      );
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((file) => !copied.some((one) => file.startsWith(`${one}/`)))).toEqual([]);
  });

  it('have a list of all packages, which leaves none of the lock file out', () => {
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    expect(dockerfile).toContain(`npm ${args.join(' ')}`);
    const bill = JSON.parse(
      execFileSync('npm', [...args, '--loglevel=silent'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
    );
    const listed = new Set(
      bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`),
    );
    const lock: Record<string, { version?: string; link?: boolean }> = JSON.parse(read('package-lock.json')).packages;
    const locked = Object.entries(lock)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
    expect([bill.bomFormat, locked.filter((one) => !listed.has(one))]).toEqual(['CycloneDX', []]);
  });
});

it('starts workers with a small young generation in every recipe', () => {
  const flag = '--max-semi-space-size=4';
  expect([
    services.worker?.command?.includes(flag),
    read(`${chart}/templates/programs.yaml`)
      .match(/\$worker := .*/)?.[0]
      .includes(flag),
    read('deploy/several-hosts/aaram-worker.service')
      .match(/^ExecStart=.*/m)?.[0]
      .includes(flag),
  ]).toEqual([true, true, true]);
});
