/**
 * What a remote's release says of itself (`release.json` beside its files). The shell's server checks every hash,
 * then shows browsers the parts they need. All file names are relative to the release's folder.
 */
export type RemoteManifest = {
  /** The remote's name: storefront, seller-panel or blog. */
  name: string;
  /** Content hash of the release: also the name of its folder. */
  version: string;
  /** Version of the seam between shell and remote this release was built for. */
  contract: number;
  /** Page patterns the remote serves, in the router's syntax. */
  paths: string[];
  /** Module Federation's own manifest, so the browser need not ask for it. */
  federation: string;
  /** Plain CommonJS file for the server, with sha256 in hex. */
  server: { file: string; sha256: string };
  /** sha384 integrity of every script and stylesheet a browser may load. */
  integrity: Record<string, string>;
  /** Scripts and stylesheets the exposed module needs at once. */
  entry: { js: string[]; css: string[] };
  /** Scripts and stylesheets of the page behind each pattern, to preload beside the entry. */
  pages: Record<string, { js: string[]; css: string[] }>;
};
