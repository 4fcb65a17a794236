import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { roles } from './roles.ts';

export const registerInputSchema = z.strictObject({
  name: z.string().max(120),
  mobile: z.string().max(24),
  email: z.string().max(254),
  password: z.string().max(200),
  agreedToTerms: z.boolean(),
});
/** `email` also takes a mobile number (specification §7). */
export const loginInputSchema = z.strictObject({ email: z.string().max(254), password: z.string().max(200) });
export const forgotPasswordInputSchema = z.strictObject({ email: z.string().max(254) });
export const resetPasswordInputSchema = z.strictObject({ password: z.string().max(200) });

export const loginResultSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), role: z.enum(roles), isVerified: z.boolean(), name: z.string() }),
});
export const userProfileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  createdAt: z.string(),
  addresses: z.array(addressSchema),
});

export type LoginInput = z.infer<typeof loginInputSchema>;
export type LoginResult = z.infer<typeof loginResultSchema>;
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
