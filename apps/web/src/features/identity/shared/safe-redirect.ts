/** Where a login leads: the `redirect` of its address if that is a page of this site, else `home`. */
export function safeRedirect(search: string, origin: string, home = '/'): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  // A backslash and control characters are read as a slash or as nothing: //other.example by another spelling.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted)) return home;
  const target = URL.parse(wanted, origin);
  if (target?.origin !== origin || target.pathname === '/login') return home;
  // Steps upwards can leave two slashes at the beginning.
  if (target.pathname.startsWith('//')) return home;
  return target.pathname + target.search + target.hash;
}
