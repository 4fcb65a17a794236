import type { z } from 'zod';
import type { loginInputSchema, loginResultSchema, registerInputSchema, userProfileSchema } from './schema.ts';

export { checkLogin, checkSignup, MIN_MOBILE_LENGTH, MIN_PASSWORD_LENGTH, normaliseEmail, normaliseMobile } from './check-identity.ts';
export { isPanelRole, type Role, resolveLanding, roles } from './roles.ts';
export type LoginInput = z.infer<typeof loginInputSchema>;
export type LoginResult = z.infer<typeof loginResultSchema>;
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
