/**
 * Chooses indexes of a list of `length` by Zipf's law: the second is chosen half as often as the first, the third a
 * third as often. `random` gives numbers from 0 to below 1.
 */
export function createZipf(length: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= length; rank += 1) {
    sums.push((sums.at(-1) ?? 0) + 1 / rank);
  }
  const whole = sums.at(-1) ?? 0;
  return () => {
    const wanted = random() * whole;
    let [low, high] = [0, length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      [low, high] = (sums[middle] ?? 0) < wanted ? [middle + 1, high] : [low, middle];
    }
    return low;
  };
}
