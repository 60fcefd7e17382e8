import type { APIRequestContext } from '@playwright/test';

/** Fetches an address, over the network or inside the process. */
export type ReadText = (address: string) => Promise<string>;

export const readerOf =
  (request: APIRequestContext): ReadText =>
  async (address) =>
    (await request.get(address)).text();

async function locationsOf(read: ReadText, address: string): Promise<string[]> {
  const xml = await read(address);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Every address of the site map by its part: `standing`, `industry`, `policy` … */
export async function listAddresses(read: ReadText): Promise<Map<string, string[]>> {
  const parts = new Map<string, string[]>();
  for (const file of await locationsOf(read, '/sitemap.xml')) {
    const part = /^\/sitemap-([a-z]+)/.exec(file)?.[1] ?? file;
    parts.set(part, [...(parts.get(part) ?? []), ...(await locationsOf(read, file))]);
  }
  return parts;
}

/** Returns the first link on a page that matches the pattern. */
export async function findLink(read: ReadText, from: string, pattern: RegExp): Promise<string> {
  const html = await read(from);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = links.find((href) => pattern.test(href));
  if (!found) throw new Error(`${from} has no link like ${pattern}`);
  return found;
}
