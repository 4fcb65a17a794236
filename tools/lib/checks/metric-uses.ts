import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../deploy/monitoring');

/** Words of the query language, and labels that are named without braces. */
const words =
  /^(sum|rate|max|by|absent|histogram_quantile|topk|and|on|job|instance|kind|queue|state|route|status|part|version|le|inf)$/;

/** The expressions of all alerts and panels. */
export function listExpressions(): string[] {
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  const alerts = [...rules.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n +for:/g)].map(([, text = '']) => text);
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(folder, 'dashboard.json'), 'utf8'),
  );
  return [...alerts, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

/** The metrics that alerts and dashboard read; of a histogram, its own name. */
export function listUsedMetrics(): string[] {
  const names = listExpressions().flatMap((text) =>
    [...text.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ').matchAll(/[a-z_][a-z0-9_]*/gi)].map(([name]) => name),
  );
  const used = names.filter((name) => !words.test(name) && !/^e\d/.test(name));
  return [...new Set(used.map((name) => name.replace(/_(bucket|count|sum)$/, '')))].toSorted();
}

/** Each alert, and the section of the runbook that it links to. */
export function listAlerts(): { name: string; runbook: string }[] {
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  return rules
    .split('- alert: ')
    .slice(1)
    .map((text) => ({
      name: text.split('\n')[0] ?? '',
      runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
    }));
}
