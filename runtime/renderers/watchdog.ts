import { readUsage, type Usage } from './process-usage.ts';

type Rules = {
  /** Memory in all, bytes. */
  maxBytes: number;
  /** How often a renderer at work is asked whether it answers, and an idle one, ms. */
  pingMs: number;
  idlePingMs: number;
  /** Processor time without an answer after which it counts as blocked, and time in all, ms. */
  blockedCpuMs: number;
  blockedMs: number;
};

type Watched = {
  pid: number;
  rules: Rules;
  isBusy: () => boolean;
  ping: () => void;
  /** Called when the renderer has answered a ping. */
  onAnswer: () => void;
  kill: (reason: string) => void;
};

/**
 * Watches a renderer: kills it when its event loop is blocked or when it uses more memory than it may. On a machine with
 * too much work an answer comes late, so blocked means that it has used the processor itself meanwhile.
 */
export function watchRenderer({ pid, rules, isBusy, ping, onAnswer, kill }: Watched) {
  let asked: { at: number; cpuMs: number | undefined } | undefined;
  let askedLast = Number.NEGATIVE_INFINITY;

  function isBlocked({ at, cpuMs }: NonNullable<typeof asked>, usage: Usage | undefined): boolean {
    const waitedMs = performance.now() - at;
    // Where the system does not say, waiting counts as using.
    const usedMs = usage && cpuMs !== undefined ? usage.cpuMs - cpuMs : waitedMs;
    return waitedMs > rules.blockedMs || (waitedMs > rules.blockedCpuMs && usedMs > rules.blockedCpuMs);
  }

  function check(): void {
    const isDue = isBusy() || performance.now() - askedLast > rules.idlePingMs;
    if (!asked && !isDue) {
      return;
    }
    const usage = readUsage(pid);
    if (usage && usage.bytes > rules.maxBytes) {
      kill(`it uses more than ${Math.round(rules.maxBytes / 1024 / 1024)} MiB of memory`);
    } else if (asked) {
      if (isBlocked(asked, usage)) {
        kill(`it has not answered for ${Math.round(performance.now() - asked.at)} ms`);
      }
    } else {
      askedLast = performance.now();
      asked = { at: askedLast, cpuMs: usage?.cpuMs };
      ping();
    }
  }

  const timer = setInterval(check, rules.pingMs).unref();
  return {
    answer(rssBytes: number): void {
      asked = undefined;
      if (rssBytes > rules.maxBytes) {
        kill(`it uses more than ${Math.round(rules.maxBytes / 1024 / 1024)} MiB of memory`);
      } else {
        onAnswer();
      }
    },
    stop: () => clearInterval(timer),
  };
}
