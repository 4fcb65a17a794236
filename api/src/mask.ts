/** An email address of which the first letters and the ending are left: m***@e***.com. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const [first = ''] = [...name];
  const [start = ''] = [...domain];
  return `${first}***@${start}***${/\.[^.]+$/.exec(domain)?.[0] ?? ''}`;
}

/** A mobile number of which the last four digits are left. */
export const maskMobile = (mobile: string): string => `******${mobile.slice(-4)}`;
