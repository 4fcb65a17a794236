/** Whether the page asks before the tab is closed, and so before any other way of leaving it. */
export const wantsToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
