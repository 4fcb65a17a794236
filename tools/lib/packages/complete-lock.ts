const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

type Entry = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
/** The fields of a parsed package-lock.json that are used here. */
export type LockFile = { packages: Record<string, Entry> };

/** Adds the missing platform packages to a parsed lock file; returns their paths. */
export function completeLock(lock: LockFile): string[] {
  const added: string[] = [];
  for (const [parent, entry] of Object.entries({ ...lock.packages })) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || findVersion(lock, parent, name) === version) continue;
      const path = freePath(lock, parent, name);
      lock.packages[path] = inNpmsOrder({ version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true });
      added.push(path);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

/** npm sorts the fields after the version, so npm leaves the file unchanged when it writes it again. */
function inNpmsOrder({ version, ...rest }: Entry): Entry {
  return { version, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/** The platform in a package's name, as in `@biomejs/cli-linux-arm64-musl`; undefined for any other package. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((word) => words.includes(word));
  const cpu = PROCESSORS.find((word) => words.includes(word));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {};
  return { os: [os], cpu: [cpu], ...libc };
}

/** The version that `parent` would load, searched as Node.js does: in its own folder, then upwards. */
function findVersion(lock: LockFile, parent: string, name: string): string | undefined {
  for (let folder = parent; ; folder = above(folder)) {
    const found = lock.packages[inside(folder, name)];
    if (found || folder === '') return found?.version;
  }
}

/** Beside the package that needs it, or inside it when another version already has that path. */
function freePath(lock: LockFile, parent: string, name: string): string {
  const beside = inside(above(parent), name);
  return beside in lock.packages ? inside(parent, name) : beside;
}

function inside(folder: string, name: string): string {
  return folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
}

function above(folder: string): string {
  const end = folder.lastIndexOf('node_modules/');
  return end <= 0 ? '' : folder.slice(0, end - 1);
}
