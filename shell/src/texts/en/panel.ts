/** The frame of the back office. */
export const panelMenu = 'Panel menu';
export const expandSidebar = 'Expand sidebar';
export const collapseSidebar = 'Collapse sidebar';

/** The second part of the side bar. */
export const morePages = 'More pages';
/** A page with how many things wait there, as it is read out. */
export const waiting = (page: string, count: string) => `${page}, ${count} waiting`;

export const viewStore = 'View store';
export const loggedOut = 'Logged out successfully!';
