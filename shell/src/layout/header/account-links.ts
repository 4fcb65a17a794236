import { isPanelRole } from '@aaram/shared-domain/identity';
import type { Session } from '@aaram/shared-platform';

/**
 * The logged-in visitor's own page: 'Dashboard' for sellers and admins, 'My Profile' for shoppers
 * (product-rules.md#own-page).
 */
export function resolveDashboard({ role }: Pick<Session, 'role'>): { label: string; path: string } {
  return { label: isPanelRole(role) ? 'Dashboard' : 'My Profile', path: `/${role ?? 'user'}-dashboard` };
}
