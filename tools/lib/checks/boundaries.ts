import { cruise } from 'dependency-cruiser';
import type extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../../.dependency-cruiser.mjs';

/** Reads all modules under `folders` of `baseDir`; resolves to their number and the imports that break the rules. */
export async function findViolations(
  baseDir: string,
  folders: string[],
  tsConfig?: ReturnType<typeof extractTSConfig>,
): Promise<{ modules: number; violations: { rule: string; from: string; to: string }[] }> {
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(
    folders,
    { ...options, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true },
    undefined,
    tsConfig ? { tsConfig } : undefined,
  );
  if (typeof output === 'string') throw new Error(output);
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: output.summary.totalCruised, violations };
}
