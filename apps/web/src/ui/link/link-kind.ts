const knownSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/** The scheme as browsers read it, which skip blanks and control characters; undefined for an address of this site. */
function schemeOf(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip
  const bare = href.replace(/[\u0000- ]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

/**
 * How an address opens: `route` by the router, `document` by the browser (fragments, files of the API, mail and
 * telephone), `external` in a new window, `forbidden` not at all (scripts, data).
 */
export function linkKind(href: string): 'route' | 'document' | 'external' | 'forbidden' {
  const scheme = schemeOf(href);
  if (scheme && !knownSchemes.has(scheme)) return 'forbidden';
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  if (href.startsWith('#') || /^\/(oa\/)?api\//.test(href) || scheme) return 'document';
  return 'route';
}
