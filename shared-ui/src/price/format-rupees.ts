const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Rupees (not paise) as text with Indian grouping: `₹1,499`, `₹1,00,000`; two decimals only when there are paise: `₹286.18`. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(rupees * 100);
  const sign = paise < 0 ? '-' : '';
  const format = paise % 100 === 0 ? whole : withPaise;
  return `${sign}₹${format.format(Math.abs(paise) / 100)}`;
}
