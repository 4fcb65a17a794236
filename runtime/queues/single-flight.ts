/** Work in progress by key. A second request for the same key waits for it instead of doing the work again. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result | undefined>>();
  return {
    has: (key: string) => underWay.has(key),
    /** The result of the work in progress; undefined when there is none. */
    join: (key: string): Promise<Result | undefined> => underWay.get(key) ?? Promise.resolve(undefined),
    /** Registers work and returns the function that ends it. If two start under one key, others join the first. */
    begin(key: string): (result?: Result) => void {
      const { promise, resolve } = Promise.withResolvers<Result | undefined>();
      if (!underWay.has(key)) {
        underWay.set(key, promise);
      }
      return (result) => {
        if (underWay.get(key) === promise) {
          underWay.delete(key);
        }
        resolve(result);
      };
    },
  };
}
