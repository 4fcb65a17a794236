import { userInfo } from 'node:os';

/** The ports and folders of a balancer: where it listens, and what is behind. */
export type Balancer = { folder: string; shop: number; shops: number[]; api: number; apis: number[] };

/** Started by root, nginx works as `nobody` by default, which may not open the folders of a store: uploads were 500. */
const workAs = () => (process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '');

const listServers = (ports: readonly number[]) =>
  // No server is set aside: a refused connection costs nothing on one machine, and the request goes to the other server.
  // With `max_fails=1` both were away for a second after their start, and callers got 502.
  ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n');

/**
 * The configuration of nginx for `npm run cluster`: shops in front for everyone, the API behind for the shops alone.
 */
export const writeBalancerConfig = ({ folder, shop, shops, api, apis }: Balancer) => `daemon off;
${workAs()}worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  # Five pictures of 8 MB and their form.
  client_max_body_size 45m;
  upstream shops {
${listServers(shops)}
    keepalive 16;
  }
  upstream apis {
${listServers(apis)}
    keepalive 16;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_connect_timeout 1s;
  # A write is never sent twice: it may have been done. The sender repeats it with its idempotency key.
  # A 503 is passed on with its Retry-After. If it counted as a failure, two busy processes would be set aside, and callers
  # would get 502.
  proxy_next_upstream error timeout http_502;
  proxy_next_upstream_tries 2;
  # Documents are streamed: pass on what is here.
  proxy_buffering off;
  server {
    listen ${shop};
    location / {
      proxy_pass http://shops;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Connection "";
    }
  }
  server {
    # For the shops, the worker and the payment provider on this machine. The shop has written the visitor's address.
    listen 127.0.0.1:${api};
    location / {
      proxy_pass http://apis;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
    }
  }
}
`;
