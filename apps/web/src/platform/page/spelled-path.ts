interface Matched {
  route: { path?: string | undefined };
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The path as spelled in the route table, or null if it is already spelled that way. Routes match regardless of case
 * and trailing slash, but a page has one address, and its loader may depend on it.
 */
export function spelledPath(matches: readonly Matched[], pathname: string): string | null {
  const pattern = matches.flatMap(({ route }) => segmentsOf(route.path ?? ''));
  const given = segmentsOf(pathname);
  if (pattern.includes('*') || pattern.length !== given.length) return null;
  const spelled = `/${pattern.map((segment, at) => (segment.startsWith(':') ? given[at] : segment)).join('/')}`;
  return spelled === pathname ? null : spelled;
}
