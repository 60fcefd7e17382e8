function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address in a form the router can match. The router's patterns stop at a line separator (U+2028, U+2029), so that
 * not even the not-found page would match: each is replaced by another character. Percent signs that encode no
 * character are escaped, since the router would otherwise log the whole address. No page has either in its address.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable.replace(/%E2%80%A[89]/gi, '%EF%BF%BD'), ...query].join('?');
}
