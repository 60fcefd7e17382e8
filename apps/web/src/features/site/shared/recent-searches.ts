const key = 'portal.searches';
const maxRecent = 5;

/** The last keywords searched for on this device; none where storage is refused. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Keeps a keyword on this device, the latest first. */
export function keepRecent(keyword: string): void {
  const word = keyword.trim();
  if (word === '') return;
  const others = readRecent().filter((known) => known !== word);
  try {
    localStorage.setItem(key, JSON.stringify([word, ...others].slice(0, maxRecent)));
  } catch {
    // Without storage, nothing is kept.
  }
}

/** Forgets the keywords of this device. */
export function clearRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}
