import type { Reporter, TestModule } from 'vitest/node';

const MAX_FILES = 10;

export type FileTime = { path: string; seconds: number };

/** The files that took longest, a line each, slowest first: with all that was loaded and prepared for them. */
export function listSlowest(files: readonly FileTime[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_FILES)
    .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const all = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { path: module.relativeModuleId, seconds: all / 1000 };
}

/** A vitest reporter that ends with the slowest files. One file says it by itself. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > 1) console.log(['Slowest files', ...listSlowest(modules.map(timeOf)), ''].join('\n'));
  }
}
