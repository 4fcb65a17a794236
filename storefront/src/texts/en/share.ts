/** Sharing a product: what is sent, and the dialog of browsers that have no way of their own. */
export const productWithPrice = (product: string, payable: string, has: string) => `${product}, ${payable} ${has}`;
export const shareProduct = 'Share this product';
export const link = 'Link';
export const shareOnWhatsApp = 'Share on WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied here. Select it and copy it yourself.';
