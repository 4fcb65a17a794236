import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/** Reads all modules under `folders` of `baseDir`; resolves to how many there were and what they import against the rules. */
export async function findViolations(baseDir, folders, tsConfig) {
  const { output } = await cruise(
    folders,
    { ...config.options, tsConfig: undefined, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true },
    undefined,
    tsConfig ? { tsConfig } : undefined,
  );
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: output.summary.totalCruised, violations };
}
