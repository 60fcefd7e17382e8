// Caches fingerprinted files, which never change, and one offline page. Everything else, above all pages and responses
// that could be personal, goes to the network and is never cached.
const keptFiles = 'files-1';
const keptPage = 'no-network-1';
const maxFiles = 300;

const isFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== keptFiles && name !== keptPage).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

/** Answers from the cache, else from the network; the oldest files are evicted to make room. */
async function answerFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(keptFiles);
    await cache.put(request, answer.clone());
    const known = await cache.keys();
    await Promise.all(known.slice(0, -maxFiles).map((oldest) => cache.delete(oldest)));
  }
  return answer;
}

/** Always from the network; without a connection, the offline page. */
async function answerPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await (await caches.open(keptPage)).match('/no-network');
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (isFile(new URL(request.url))) event.respondWith(answerFile(request));
});

/** Caches the offline page in the user's language, with the files it needs. */
async function keepPage(address) {
  const cache = await caches.open(keptPage);
  const kept = await cache.match('/no-network');
  if (kept?.headers.get('x-kept-for') === address) return;
  const answer = await fetch(address, { cache: 'reload' });
  if (!answer.ok) return;
  const html = await answer.text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  // In the same cache as the page, where newer files do not evict them.
  await cache.addAll(files);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-kept-for': address };
  const policy = answer.headers.get('content-security-policy');
  if (policy) headers['content-security-policy'] = policy;
  await cache.put('/no-network', new Response(html, { headers }));
}

self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepPage(event.data.keep));
});
