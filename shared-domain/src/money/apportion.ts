/**
 * Splits an amount by weights into whole paise that add up to it exactly. Each share is rounded down; the paise left
 * over go to the shares that lost most. All arguments are non-negative integers.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    return weights.map(() => 0);
  }
  // The products of large orders are beyond what a number holds exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / BigInt(sum)));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byLoss = products
    .map((product, index) => ({ index, loss: Number(product % BigInt(sum)) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, left)) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}
