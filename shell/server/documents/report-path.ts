/**
 * Where pages report errors, by the release set of their document (start-script.ts): at most five of a document. A request
 * has no body: the query says all there is to say.
 */
export const REPORT_PATH = '/release-reports';
