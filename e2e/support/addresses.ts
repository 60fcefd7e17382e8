import type { APIRequestContext } from '@playwright/test';

async function locationsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const xml = await (await request.get(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Every address of the site map, by the part it stands in: `standing`, `industry`, `policy` … */
export async function listAddresses(request: APIRequestContext): Promise<Map<string, string[]>> {
  const parts = new Map<string, string[]>();
  for (const file of await locationsOf(request, '/sitemap.xml')) {
    const part = /^\/sitemap-([a-z]+)/.exec(file)?.[1] ?? file;
    parts.set(part, [...(parts.get(part) ?? []), ...(await locationsOf(request, file))]);
  }
  return parts;
}

/** The first address of a page that fits, as the links of another page name it. */
export async function findLink(request: APIRequestContext, from: string, pattern: RegExp): Promise<string> {
  const html = await (await request.get(from)).text();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = links.find((href) => pattern.test(href));
  if (!found) throw new Error(`${from} has no link like ${pattern}`);
  return found;
}
