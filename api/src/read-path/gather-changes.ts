/**
 * Notes topics together: those of the first change after `forMs`, and all that came meanwhile with them. So kept answers
 * are made anew at most once in that time, however many changes touch them.
 */
export function gatherChanges(note: (topics: readonly string[]) => void, forMs: number) {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  function tell() {
    timer = undefined;
    const topics = [...gathered];
    gathered.clear();
    note(topics);
  }
  return {
    add(topics: readonly string[]) {
      for (const topic of topics) {
        gathered.add(topic);
      }
      timer ??= setTimeout(tell, forMs);
    },
    stop: () => clearTimeout(timer),
  };
}
