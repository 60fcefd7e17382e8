const knownSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/** The scheme as browsers parse it, ignoring spaces and control characters; undefined for an address on this site. */
function schemeOf(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip
  const bare = href.replace(/[\u0000- ]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

/** Addresses the server answers without a page: API calls, language and view switches, feeds, calendars, files. */
const isCommandOrFile = (href: string) =>
  /^\/(?:(?:oa\/)?api\/|(?:language|view)(?:\?|$)|[^?#]*\.[a-z]{2,4}(?:[?#]|$))/.test(href);

/**
 * How an address opens: `route` by the router, `document` by the browser (fragments, files, switches, mail and phone),
 * `external` in a new window, `forbidden` not at all (scripts, data).
 */
export function linkKind(href: string): 'route' | 'document' | 'external' | 'forbidden' {
  const scheme = schemeOf(href);
  if (scheme && !knownSchemes.has(scheme)) return 'forbidden';
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  if (href.startsWith('#') || scheme || isCommandOrFile(href)) return 'document';
  return 'route';
}
