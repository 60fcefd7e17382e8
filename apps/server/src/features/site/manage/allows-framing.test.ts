import { expect, it } from 'vitest';
import { allowsFraming } from './allows-framing.ts';

const page = new URL('https://weather.example.org/frame');
const portal = new URL('https://portal.park.example');
const csp = (text: string) => ({ 'content-security-policy': text });
const xfo = (text: string) => ({ 'x-frame-options': text });

it.each([
  {},
  xfo('ALLOW-FROM https://other.example'),
  csp("default-src 'none'"),
  csp('frame-ancestors *'),
  csp('frame-ancestors https:'),
  csp('frame-ancestors http:'),
  csp('frame-ancestors *.park.example'),
  csp('frame-ancestors https://portal.park.example'),
  csp('frame-ancestors portal.park.example:*'),
  csp('FRAME-ANCESTORS  https://x.example  Portal.Park.Example/any'),
  csp('frame-ancestors http://*'),
  { ...xfo('DENY'), ...csp('img-src *; frame-ancestors https://portal.park.example') },
])('shows a page with %o', (headers) => expect(allowsFraming(headers, { page, portal })).toBe(true));

it.each([
  xfo('DENY'),
  xfo('sameorigin'),
  xfo('SAMEORIGIN, SAMEORIGIN'),
  xfo('allowall, deny'),
  csp("frame-ancestors 'none'"),
  csp("frame-ancestors 'self'"),
  csp('frame-ancestors'),
  csp('frame-ancestors https://park.example'),
  csp('frame-ancestors *.portal.park.example'),
  csp('frame-ancestors https://portal.park.example:8443'),
  csp('frame-ancestors ftp:'),
  csp('frame-ancestors *, frame-ancestors https://other.example'),
  csp('frame-ancestors ://'),
  csp('frame-ancestors https://evilpark.example'),
  csp('frame-ancestors wss://portal.park.example'),
])('does not show a page with %o', (headers) => expect(allowsFraming(headers, { page, portal })).toBe(false));

it('lets a site frame itself', () => {
  const own = new URL('/weather', portal);
  expect(allowsFraming(xfo('SAMEORIGIN'), { page: own, portal })).toBe(true);
  expect(allowsFraming(csp("frame-ancestors 'self'"), { page: own, portal })).toBe(true);
});
