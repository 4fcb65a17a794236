/** Work that is under way, by what it makes: whoever wants the same meanwhile waits for it instead of doing it too. */
export function createFlights<Result>() {
  const underWay = new Map<string, Promise<Result | undefined>>();
  return {
    has: (key: string) => underWay.has(key),
    /** What comes of the work under way, or nothing. */
    join: (key: string): Promise<Result | undefined> => underWay.get(key) ?? Promise.resolve(undefined),
    /** Says that work begins; to be told what came of it. The first of two under one key is the one to wait for. */
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
