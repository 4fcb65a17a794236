/** The frame of the back office. */
export const panelMenu = 'Panel menu';
export const expandSidebar = 'Expand sidebar';
export const collapseSidebar = 'Collapse sidebar';

export const viewStore = 'View store';
export const loggedOut = 'Logged out successfully!';
