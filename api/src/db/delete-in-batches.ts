/** So many rows at once: other writers wait for few of them, and a statement stays far from its time limit. */
const BATCH = 1000;

/** Deletes until there is nothing left that should go, some rows in each statement; answers how many went. */
export async function deleteInBatches(deleteSome: (most: number) => PromiseLike<{ count: number }>): Promise<number> {
  let gone = 0;
  for (;;) {
    const { count } = await deleteSome(BATCH);
    gone += count;
    if (count < BATCH) {
      return gone;
    }
  }
}
