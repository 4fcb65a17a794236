/** Orders of a product's reviews; equal ones are newest first. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews the panel lists. */
export const panelReviewShows = ['all', 'unanswered', 'hidden'] as const;
export type PanelReviewShow = (typeof panelReviewShows)[number];
