/** The frame of the back office. */
export const panelMenu = 'Panel menu';
export const expandSidebar = 'Expand sidebar';
export const collapseSidebar = 'Collapse sidebar';

/** The second part of the side bar. */
export const morePages = 'More pages';
/** Read out after a number. */
export const waiting = 'waiting';

export const viewStore = 'View store';
export const loggedOut = 'Logged out successfully!';
