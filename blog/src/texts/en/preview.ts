// Above a post that is previewed
export const draftPreview = 'Preview of a draft. It is not published.';
export const scheduledPreview = (time: string) => `Preview. This post is published on ${time}.`;
export const publishedPreview = 'Preview. This post is published.';
// No post
export const previewEnded = 'This preview has ended.';
export const askForLink = 'Ask for a new link, or read what is published.';
export const previewNotLoaded = 'The preview could not be loaded.';
