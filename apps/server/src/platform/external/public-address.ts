import { BlockList, isIP } from 'node:net';

function networks(family: 'ipv4' | 'ipv6', given: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of given) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Special-purpose networks of IPv4: local, private, shared, link-local, documentation, tests, multicast, reserved. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

const closed4 = networks('ipv4', special4);

/** IPv6 global unicast; the ranges within it that lead to IPv4 or nowhere are excluded separately. */
const open6 = networks('ipv6', ['2000::/3']);
const closed6 = networks('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an IP address belongs to the public internet, rather than to a private or special-purpose network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
