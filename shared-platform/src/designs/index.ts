/** Loaded by the designer, and when a visitor's own design goes through a login. */
export { dropDraft, forgetDesign, readDraft, writeDraft } from './design-store.ts';
export { type DraftDesign, LOCAL } from './draft-design.ts';
export { completeInput, rememberDesign } from './remember-design.ts';
export { printDesign, saveDraft, sendDraft } from './send-draft.ts';
