/** Name of the frame around a remote's page, when it is the panel's: its styles belong to the page's document. */
export const findPanelFrame = (pattern: string): string | undefined =>
  pattern.startsWith('/admin-') ? 'panel-frame' : undefined;
