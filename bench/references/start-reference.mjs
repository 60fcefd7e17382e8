import { visitor } from '../load.mjs';
import { freePort, startServer } from '../portal.mjs';

async function start(program, portal, { env, ready }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    [`bench/references/${program}`],
    { PORT: String(port), PORTAL_URL: portal.url, NODE_ENV: 'production', ...env },
    url + ready,
  );
  return { ...server, url };
}

/** Starts Fastify with `pg` on the portal's database. */
export const startReference = (portal) =>
  start('server.mjs', portal, { env: { PG_SOCKET_FOLDER: portal.socketFolder }, ready: '/hello' });

/** Starts bare `node:http` with the portal's answers to these paths, which must be kept already. */
export const startBareHttp = (portal, paths) =>
  start('bare-http.mjs', portal, {
    env: { PATHS: JSON.stringify(paths), HEADERS: JSON.stringify(visitor) },
    ready: paths[0],
  });
