/** Rows per statement: few, so that other writers wait for few of them and the statement timeout is far away. */
const BATCH = 1000;

/** Repeats `deleteSome` until it deletes less than a whole batch. Returns the number of deleted rows. */
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
