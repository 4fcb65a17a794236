/** Usage: node balancer.ts <nginx> <balancer as JSON>. Runs nginx until this program ends, however it ends. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBalancerConfig } from './balancer-config.ts';

const [nginx, text] = process.argv.slice(2);
if (nginx === undefined || text === undefined) throw new Error('usage: balancer.ts <nginx> <JSON>');
const balancer = JSON.parse(text);
mkdirSync(balancer.folder, { recursive: true });
const config = join(balancer.folder, 'nginx.conf');
writeFileSync(config, writeBalancerConfig(balancer));

// In the group of this process, which the starter ends as a whole.
const child = spawn(nginx, ['-p', balancer.folder, '-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// QUIT lets requests under way finish.
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => child.kill('SIGQUIT'));
