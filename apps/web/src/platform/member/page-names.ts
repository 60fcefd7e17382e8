const names = new Map<string, string>();
const listeners = new Set<() => void>();

/** A page says what it is called, which for a detail only its data tell. */
export function namePage(path: string, name: string): void {
  if (names.get(path) === name) return;
  names.set(path, name);
  for (const listener of listeners) listener();
}

export const nameOfPage = (path: string): string | undefined => names.get(path);

export function subscribeToPageNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
