/** What the benchmark uses of autocannon, which brings no types. */
declare module 'autocannon' {
  type Request = { method: 'GET'; path: string };
  type Options = {
    url: string;
    connections: number;
    amount: number;
    setupClient: (client: { setRequests: (requests: Request[]) => void }) => void;
  };
  type Result = { '2xx': number; non2xx: number; errors: number; timeouts: number };
  type Run = Promise<Result> & { on: (event: 'response', heard: () => void) => void };
  // biome-ignore lint/style/noDefaultExport: that is how it exports
  export default function autocannon(options: Options): Run;
}
