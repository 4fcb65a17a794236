import { isPanelRole } from '@aaram/shared-domain/identity';
import type { Session } from '@aaram/shared-platform';
import * as texts from '#texts/common.ts';

/**
 * The logged-in visitor's own page: 'Dashboard' for sellers and admins, 'My Profile' for shoppers
 * (product-rules.md#own-page).
 */
export function resolveDashboard({ role }: Pick<Session, 'role'>): { label: string; path: string } {
  return { label: isPanelRole(role) ? texts.dashboard : texts.myProfile, path: `/${role ?? 'user'}-dashboard` };
}
