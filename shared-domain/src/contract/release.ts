/** Scripts and stylesheets, as file names relative to the folder of the release. */
export type FileSet = { js: string[]; css: string[] };

/**
 * The description in a remote's release (`release.json` beside its files). The shell's server reads it at run time,
 * checks every hash, and tells browsers which files they need.
 */
export type RemoteManifest = {
  /** The remote's name: storefront, seller-panel or blog. */
  name: string;
  /** Hash of the release's contents, also the name of its folder. */
  version: string;
  /** Version of the contract between shell and remote that this release was built for. */
  contract: number;
  /** The federated container's script. */
  remoteEntry: string;
  /** Files that the exposed module needs at once. */
  entry: FileSet;
  /** Every page pattern of the remote, in the router's syntax, with the files its page needs besides the entry. */
  pages: Record<string, FileSet>;
  /** Query parameters that pages read, by pattern. Missing in older releases, whose pages may read any. */
  reads?: Record<string, readonly string[]>;
  /** Plain CommonJS file for the server, with sha256 in hex. */
  server: { file: string; sha256: string };
  /** sha256 integrity of every file that a browser may load, by name. */
  integrity: Record<string, string>;
};

/**
 * Which release of each remote is live; publishing replaces it. `manifestSha256` pins release.json. `patterns` repeats
 * its pages, so that they show the remote's fallback when its files are gone.
 */
export type ReleaseSet = {
  id: string;
  /** The shell's own release; its server reads this when it starts. */
  shell: { version: string };
  remotes: Record<string, { version: string; manifestSha256: string; patterns: string[] }>;
};
