function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address as the router can read it. A pattern of the router ends at a line separator (U+2028, U+2029), so that
 * not even the page for what is missing would match: another character stands for each. Percent signs that mean no
 * character stand for themselves, since the router would write the whole address into the log. No page has either in
 * its address.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable.replace(/%E2%80%A[89]/gi, '%EF%BF%BD'), ...query].join('?');
}
