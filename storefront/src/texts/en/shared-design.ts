/** A design that its maker shares by a link. */
export const title = (product: string) => `A design for ${product}`;
export const mayStart = 'Its maker lets you start from it: you get a copy of your own to change and order.';
export const onlyLook = 'Its maker shows it to you. You can make a design of your own on the same product.';
export const startFromIt = 'Start from this design';
export const makeOwn = 'Make your own';
export const logInFirst = 'Please log in to start from this design.';
export const notCopied = 'The design could not be copied';
export const reportHint = 'Does it show something that is not allowed?';
export const report = 'Report it';
export const ended = 'This design is no longer shared.';
export const endedHint = 'Ask its maker for a new link, or make a design of your own.';
export const customised = 'See what we print on';
export const notLoaded = 'The design did not load.';
