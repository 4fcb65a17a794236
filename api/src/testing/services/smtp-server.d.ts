/** The part of smtp-server that the tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';

  type Callback = (error?: (Error & { responseCode?: number }) | null) => void;
  type Options = {
    authOptional: boolean;
    disabledCommands: string[];
    onRcptTo?: (address: { address: string }, session: unknown, callback: Callback) => void;
    onData: (stream: Readable, session: unknown, callback: Callback) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    server: import('node:net').Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
