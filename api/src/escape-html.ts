/** A text as HTML that shows it, also inside an attribute in double or single quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
