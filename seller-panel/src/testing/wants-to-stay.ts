/** Whether something on the page asks before the tab is closed, and so before any way out of the panel's page. */
export const wantsToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
