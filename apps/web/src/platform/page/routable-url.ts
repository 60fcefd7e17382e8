/**
 * The address with another character for each line separator of its path (U+2028, U+2029): a pattern of the router ends
 * at one, so that not even the page for what is missing would match. No page has one in its address.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/%E2%80%A[89]/gi, '%EF%BF%BD'), ...query].join('?');
}
