// The frame of every mail.

/** `name` may be HTML. */
export const hello = (name: string) => `Hello ${name},`;
export const signature = (brandName: string, tagline: string) => `${brandName}. ${tagline}`;
export const questions = (supportEmail: string) => `Questions? Write to ${supportEmail}`;
