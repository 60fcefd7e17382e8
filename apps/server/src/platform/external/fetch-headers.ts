import { lookup } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Requests a page on the public internet and reads only its headers; null when it cannot be reached. */
export type FetchHeaders = (url: URL) => Promise<Answered | null>;

interface Wire {
  request: typeof httpsRequest;
  mayReach: (address: string) => boolean;
  patienceMs: number;
}

const wire: Wire = { request: httpsRequest, mayReach: isPublicAddress, patienceMs: 4_000 };

/** Connects to the very address that was checked, so that a name cannot be re-pointed in between. */
const judgedLookup =
  (mayReach: Wire['mayReach']): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address found'), []);
      if (!found.every(({ address }) => mayReach(address)))
        return callback(new Error('not a public internet address'), []);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/** Does not follow redirects: the caller must check where they lead. */
export function createHeaderReader(given: Partial<Wire> = {}): FetchHeaders {
  const { request, mayReach, patienceMs } = { ...wire, ...given };
  return (url) =>
    new Promise((resolve) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A numeric address is never looked up, so it is checked here.
      if (isIP(host) !== 0 && !mayReach(host)) return resolve(null);
      const asked = request(url, {
        agent: false,
        headers: { accept: 'text/html', 'user-agent': 'park-portal' },
        lookup: judgedLookup(mayReach),
        signal: AbortSignal.timeout(patienceMs),
      });
      asked.on('response', ({ statusCode = 0, headers }) => {
        resolve({ status: statusCode, headers });
        asked.destroy();
      });
      asked.on('error', () => resolve(null));
      asked.end();
    });
}
