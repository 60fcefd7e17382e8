interface Matched {
  route: { path?: string | undefined };
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The path as the table of routes spells it, or null where it is spelled so already. Routes are found whatever the case
 * of the letters and with a slash at the end; but a page has one address, and its loader may go by it.
 */
export function spelledPath(matches: readonly Matched[], pathname: string): string | null {
  const pattern = matches.flatMap(({ route }) => segmentsOf(route.path ?? ''));
  const given = segmentsOf(pathname);
  if (pattern.includes('*') || pattern.length !== given.length) return null;
  const spelled = `/${pattern.map((segment, at) => (segment.startsWith(':') ? given[at] : segment)).join('/')}`;
  return spelled === pathname ? null : spelled;
}
