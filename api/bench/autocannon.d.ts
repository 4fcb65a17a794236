/** What the benchmark uses of autocannon, which brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    amount: number;
    requests: { method: 'GET'; path: string }[];
  };
  type Result = { '2xx': number; non2xx: number; errors: number; timeouts: number };
  // biome-ignore lint/style/noDefaultExport: that is how it exports
  export default function autocannon(options: Options): Promise<Result>;
}
