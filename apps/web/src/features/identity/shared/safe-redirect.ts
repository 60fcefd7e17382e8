/** The address after a login: its `redirect` parameter if that is a page of this site, otherwise `home`. */
export function safeRedirect(search: string, origin: string, home = '/'): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  // Browsers read a backslash as a slash and drop control characters, so these would be other ways to write
  // //other.example.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted)) return home;
  const target = URL.parse(wanted, origin);
  if (target?.origin !== origin || target.pathname === '/login') return home;
  // Resolving `..` can leave two leading slashes.
  if (target.pathname.startsWith('//')) return home;
  return target.pathname + target.search + target.hash;
}
