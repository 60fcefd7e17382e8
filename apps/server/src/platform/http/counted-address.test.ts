import { expect, test } from 'vitest';
import { countedAddress, siteOf } from './counted-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['::FFFF:cb00:7109', '203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002', '2001:0db8:0001:'],
  ['2001:DB8:1:2::1', '2001:0db8:0001:0002', '2001:0db8:0001:'],
  ['2001:db8:1::1', '2001:0db8:0001:0000', '2001:0db8:0001:'],
  ['2001:db8::2:0:0:0:1', '2001:0db8:0000:0002', '2001:0db8:0000:'],
  ['0:0:0:b::1', '0000:0000:0000:000b', '0000:0000:0000:'],
  ['::1', '0000:0000:0000:0000', '0000:0000:0000:'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000', 'fe80:0000:0000:'],
  ['not an address', 'not an address', null],
  ['', '', null],
])('%s counts as %s, of the site %s', (ip, address, site) => {
  expect(countedAddress(ip)).toBe(address);
  expect(siteOf(ip)).toBe(site);
});
