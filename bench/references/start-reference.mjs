import { freePort, startServer } from '../portal.mjs';

/** Starts the reference server on the portal's database. */
export async function startReference(portal) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PG_SOCKET_FOLDER: portal.socketFolder,
    PORTAL_URL: portal.url,
    NODE_ENV: 'production',
  };
  const server = await startServer(['bench/references/server.mjs'], env, `${url}/hello`);
  return { ...server, url };
}
