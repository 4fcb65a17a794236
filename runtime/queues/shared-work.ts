/** Work that is done once for all who ask for it under one key while it is in progress. */
export function createSharedWork<Result>() {
  const inProgress = new Map<string, Promise<Result>>();
  return {
    size: () => inProgress.size,
    has: (key: string) => inProgress.has(key),
    /** Joins the work in progress under this key, else starts it. Rejects as the work does. */
    run(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = inProgress.get(key);
      if (known !== undefined) {
        return known;
      }
      const done = work();
      const forget = () => void inProgress.delete(key);
      inProgress.set(key, done);
      done.then(forget, forget);
      return done;
    },
    /** Resolves when the work that is in progress now has ended, in whatever way. */
    settled: async (): Promise<void> => void (await Promise.allSettled(inProgress.values())),
  };
}
