import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';

/** Bytes of all scripts or styles the page loaded, each compressed with gzip. */
export async function weightOf(
  responses: readonly Response[],
  type: 'script' | 'stylesheet',
): Promise<number> {
  const wanted = responses.filter(
    (response) => response.request().resourceType() === type && response.status() === 200,
  );
  const byAddress = new Map(wanted.map((response) => [response.url(), response]));
  const bodies = await Promise.all([...byAddress.values()].map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
