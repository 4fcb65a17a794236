// Messages about how the panel's lists are arranged.

export const tooManyViews = (most: number) =>
  `At most ${most} views can be saved. Delete one that is no longer needed.`;
