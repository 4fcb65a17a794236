export const thisIsNotReportOfBrowser = 'This is not a report of a browser.';
