/** How different two pictures of one size are: on average of all channels, and the share of pixels that differ by more than 32. */
export function comparePixels(one: Uint8Array, other: Uint8Array): { mean: number; far: number } {
  let sum = 0;
  let far = 0;
  for (let at = 0; at < one.length; at += 3) {
    const differences = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    sum += differences.reduce((all, difference) => all + difference, 0);
    far += Math.max(...differences) > 32 ? 1 : 0;
  }
  return { mean: sum / one.length, far: far / (one.length / 3) };
}
