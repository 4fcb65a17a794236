/** Scripts and stylesheets, as file names relative to the folder of the release. */
export type FileSet = { js: string[]; css: string[] };

/**
 * What a remote's release says of itself (`release.json` beside its files). The shell's server reads it at run time,
 * checks every hash, and shows browsers the parts they need.
 */
export type RemoteManifest = {
  /** The remote's name: storefront, seller-panel or blog. */
  name: string;
  /** Hash of the release's contents: also the name of its folder. */
  version: string;
  /** Version of the seam between shell and remote this release was built for. */
  contract: number;
  /** The federated container's script. */
  remoteEntry: string;
  /** What the exposed module needs at once. */
  entry: FileSet;
  /** Every page pattern the remote serves, in the router's syntax, with what its page needs beside the entry. */
  pages: Record<string, FileSet>;
  /** Parameters of the address that pages read, by pattern. Missing in older releases, which may read any. */
  reads?: Record<string, readonly string[]>;
  /** Plain CommonJS file for the server, with sha256 in hex. */
  server: { file: string; sha256: string };
  /** sha256 integrity of every script and stylesheet a browser may load. */
  integrity: Record<string, string>;
};

/**
 * Which release of each remote is live: the pointer that publishing swaps. `manifestSha256` pins its release.json;
 * `patterns` repeats its pages, so that they still lead to the remote's fallback when its files are gone.
 */
export type ReleaseSet = {
  id: string;
  /** The shell's own release; its server takes it when it starts. */
  shell: { version: string };
  remotes: Record<string, { version: string; manifestSha256: string; patterns: string[] }>;
};
