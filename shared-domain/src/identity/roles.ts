/** The roles of accounts. Signup always creates a `user`; an admin can change the role. */
export const roles = ['user', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether a role may open the seller panel. */
export const isPanelRole = (role: Role | null | undefined) => role === 'seller' || role === 'admin';

/** The page after login when no other page is remembered (product-rules.md#landing-after-login). */
export function resolveLanding(role: Role): string {
  return role === 'admin' ? '/admin-dashboard' : '/user-dashboard';
}
