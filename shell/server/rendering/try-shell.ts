import { spawnRenderer } from '@aaram/runtime/renderers';
import { parseRendererMessage } from './message-schema.ts';
import { rendererRules } from './rules.ts';

/**
 * Runs a shell's server file as renderers do, before the process that answers visitors runs it. Throws when it does not
 * start: it may throw, end its process, or never come to an end.
 */
export async function tryShell(serverFile: string, rules = rendererRules): Promise<void> {
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  const child = spawnRenderer({
    serverFile,
    title: 'shell on trial',
    rules,
    parse: parseRendererMessage,
    onMessage: () => resolve(),
    onLine: (line) => lines.push(line),
  });
  const limit = setTimeout(() => child.kill(`it did not start within ${rules.startMs} ms`), rules.startMs);
  const ended = child.ended.then((how) => {
    const error = lines.find((line) => /^\w*Error\b/.test(line));
    reject(new Error(error ?? how));
  });
  try {
    await started;
  } finally {
    clearTimeout(limit);
    child.kill('the trial is over');
    await ended;
  }
}
