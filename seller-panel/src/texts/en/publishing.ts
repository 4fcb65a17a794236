// A product is published or a draft
export const draft = 'Draft';
export const published = 'Published';
export const onlyYouSeeIt = 'Only you see it.';
export const shoppersSeeIt = 'Shoppers see it.';
export const publish = 'Publish';
export const unpublish = 'Unpublish';
export const saveAsDraft = 'Save as draft';
export const askUnpublish = 'Shoppers will no longer see it, and it leaves their carts. Make it a draft again?';
export const duplicate = 'Duplicate';
export const duplicateNamed = (name: string) => `Duplicate ${name}`;

// What is missing
export const stillMissing = 'Missing, or to be corrected:';
export const factsByLaw = 'The law requires these to be shown to shoppers too:';
export const neededByLaw = 'The law requires this to be shown to shoppers. Please fill it in to publish.';

// How it ended
export const productPublished = 'Product published successfully!';
export const productUnpublished = 'It is a draft now. Shoppers do not see it.';
export const draftSaved = 'Draft saved.';
export const draftNotSaved = 'The draft could not be saved.';
export const productCopied = 'Copied. This is the copy, a draft.';
export const productNotCopied = 'The product could not be copied.';

// After saving
export const saved = (name: string) => `Saved: ${name}`;
export const view = 'View';
export const addAnother = 'Add another';
/** Below the buttons, for the keyboard. */
export const saveKey = 'Ctrl + S saves, too.';

// The list
export const showProductsByState = 'Show products by state';
export const drafts = 'Drafts';
export const allStates = 'Drafts and published';
export const noneOfState = 'No product is in this state.';
