/** An opened page. Its address includes the filters it was left with. */
export interface Tag {
  path: string;
  address: string;
  /** Cannot be closed. */
  affix: boolean;
}

const most = 20;

/**
 * Adds the page, or updates its tag; beyond the limit, the oldest closable tag is removed. A page that replaces
 * another, such as an item whose form has been saved, takes over its tag.
 */
export function visitTag(
  tags: readonly Tag[],
  path: string,
  address: string,
  replaced?: string,
): readonly Tag[] {
  const known = tags.find((tag) => tag.path === path);
  const before = tags.find((tag) => tag.path === replaced && tag.path !== path && !tag.affix);
  if (before && known) return visitTag(closeTag(tags, before.path), path, address);
  if (before) return tags.map((tag) => (tag === before ? { path, address, affix: false } : tag));
  if (known?.address === address) return tags;
  if (known) return tags.map((tag) => (tag === known ? { ...tag, address } : tag));
  const oldest = tags.length >= most ? tags.find(({ affix }) => !affix) : undefined;
  return [...tags.filter((tag) => tag !== oldest), { path, address, affix: false }];
}

/** Puts the home page first, where it cannot be closed. */
export function withAffix(tags: readonly Tag[], home: string): readonly Tag[] {
  const others = tags.filter(({ path, affix }) => path !== home && !affix);
  const address = tags.find(({ path }) => path === home)?.address ?? home;
  return [{ path: home, address, affix: true }, ...others];
}

export function closeTag(tags: readonly Tag[], path: string): readonly Tag[] {
  return tags.filter((tag) => tag.affix || tag.path !== path);
}

export function closeOtherTags(tags: readonly Tag[], path: string): readonly Tag[] {
  return tags.filter((tag) => tag.affix || tag.path === path);
}

export function closeAllTags(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({ affix }) => affix);
}

/** Where to go when the current page is closed: its neighbour, preferably the later one. */
export function addressAfter(
  before: readonly Tag[],
  after: readonly Tag[],
  path: string,
): string | undefined {
  if (after.some((tag) => tag.path === path)) return undefined;
  const at = before.findIndex((tag) => tag.path === path);
  const isLeft = (tag: Tag) => after.includes(tag);
  return (before.slice(at + 1).find(isLeft) ?? before.slice(0, Math.max(at, 0)).findLast(isLeft))?.address;
}
