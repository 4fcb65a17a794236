/** How long an order for a customer waits for its payment and holds its pieces, in hours. */
export const linkHours = [2, 24, 72] as const;
export const USUAL_LINK_HOURS = 24;

/** The ways in which staff send a link. */
export const linkChannels = ['whatsapp', 'sms', 'email', 'copy'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** How far a link has come, the last of what has happened to it. */
export const linkStates = ['made', 'sent', 'opened', 'paid', 'expired', 'cancelled'] as const;
export type LinkState = (typeof linkStates)[number];

/** Most lines of an order for a customer. */
export const MAX_LINK_LINES = 20;
/** Longest note and reason, in characters. */
export const MAX_LINK_NOTE = 500;
/** Links that wait for their payment at the same time, for each seller and for the store. */
export const MAX_OPEN_LINKS = 50;
/** Links in the panel's list, the newest. */
export const MAX_LINKS_LISTED = 100;
