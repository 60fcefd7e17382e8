import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A whole site, as providers give companies a /48, may do as much as four of its networks. */
export const networksOfASite = 4;

const groupsOfNetwork = 4;
const groupsOfSite = 3;

/**
 * The address as limits count it: an IPv4 address as it is, in IPv6 clothes too; of an IPv6 address its /64 such as
 * `2001:0db8:0001:0002`, since every home has one of them and can take any address in it. In full, so that what
 * belongs to the same site begins alike.
 */
export function countedAddress(ip: string): string {
  const network = normalizeIP(ip, 64);
  if (!isIPv6(network)) return network;
  // Half of it is zeros, so that it ends in `::`.
  const [groups = ''] = network.split('::');
  return Array.from({ length: groupsOfNetwork }, (_, at) =>
    (groups.split(':')[at] ?? '').padStart(4, '0'),
  ).join(':');
}

/** What the counted addresses of the same /48 begin with; null for IPv4. */
export function siteOf(ip: string): string | null {
  const groups = countedAddress(ip).split(':');
  return groups.length === groupsOfNetwork ? `${groups.slice(0, groupsOfSite).join(':')}:` : null;
}
