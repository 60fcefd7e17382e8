import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A whole site, since providers assign companies a /48, may do as much as four single networks. */
export const networksOfASite = 4;

const groupsOfNetwork = 4;
const groupsOfSite = 3;

/**
 * The key under which limits count an address: an IPv4 address as it is, also when mapped to IPv6; for an IPv6 address
 * its /64, such as `2001:0db8:0001:0002`, because every household has one and can use any address in it. Written in
 * full, so that networks of one site share a prefix.
 */
export function countedAddress(ip: string): string {
  const network = normalizeIP(ip, 64);
  if (!isIPv6(network)) return network;
  // The host half is zero, so the text ends in `::`.
  const [groups = ''] = network.split('::');
  return Array.from({ length: groupsOfNetwork }, (_, at) =>
    (groups.split(':')[at] ?? '').padStart(4, '0'),
  ).join(':');
}

/** The common prefix of counted addresses in the same /48; null for IPv4. */
export function siteOf(ip: string): string | null {
  const groups = countedAddress(ip).split(':');
  return groups.length === groupsOfNetwork ? `${groups.slice(0, groupsOfSite).join(':')}:` : null;
}
