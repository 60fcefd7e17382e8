import type { IncomingHttpHeaders } from 'node:http';

interface Framing {
  /** The page to be framed. */
  page: URL;
  /** The site that frames the page. */
  portal: URL;
}

const hostSource =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[^:/*]+)(?::(?<port>\d+|\*))?(?:\/.*)?$/i;

const meetsScheme = (scheme: string, { protocol }: URL) =>
  `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');

const meetsHost = (host: string, { hostname }: URL) =>
  host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host);

/** Whether one `frame-ancestors` source matches the portal. */
function names(source: string, { page, portal }: Framing): boolean {
  const text = source.toLowerCase();
  if (text === '*') return true;
  if (text === "'self'") return page.origin === portal.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(text)) return meetsScheme(text.slice(0, -1), portal);
  const { scheme = page.protocol.slice(0, -1), host, port = '' } = hostSource.exec(text)?.groups ?? {};
  if (host === undefined || !meetsScheme(scheme, portal) || !meetsHost(host, portal)) return false;
  return port === '*' || portal.port === port;
}

/** The `frame-ancestors` sources of each policy. */
function ancestorsIn(policies: string): string[][] {
  return policies.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const ancestors = directives.find(([name = '']) => name.toLowerCase() === 'frame-ancestors');
    return ancestors ? [ancestors.slice(1)] : [];
  });
}

/** Whether a browser would show a page in a frame of the portal, judged by the page's headers. */
export function allowsFraming(headers: IncomingHttpHeaders, framing: Framing): boolean {
  const policies = ancestorsIn([headers['content-security-policy'] ?? []].flat().join(','));
  // The older header counts only if no policy restricts framing.
  if (policies.length > 0)
    return policies.every((sources) => sources.some((source) => names(source, framing)));
  const options = [headers['x-frame-options'] ?? []].flat().join(',').toLowerCase().split(',');
  const words = options.map((word) => word.trim());
  if (words.includes('deny')) return false;
  return !words.includes('sameorigin') || framing.page.origin === framing.portal.origin;
}
