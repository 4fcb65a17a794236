/** Who may sign in. Registering always makes a `user`; an admin promotes. */
export const roles = ['user', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether a role may open the seller panel. */
export const isPanelRole = (role: Role | null | undefined) => role === 'seller' || role === 'admin';

/** Where a role lands after login when no page is remembered (product-rules.md#landing-after-login). */
export function resolveLanding(role: Role): string {
  return role === 'admin' ? '/admin-dashboard' : '/user-dashboard';
}
