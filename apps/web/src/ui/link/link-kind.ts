/**
 * How an address is opened: `route` by the router, `document` by the browser (fragments, files of the API,
 * mail and telephone), `external` in a new window.
 */
export function linkKind(href: string): 'route' | 'document' | 'external' {
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  if (href.startsWith('#') || /^\/(oa\/)?api\//.test(href) || /^[a-z][a-z\d+.-]*:/i.test(href))
    return 'document';
  return 'route';
}
