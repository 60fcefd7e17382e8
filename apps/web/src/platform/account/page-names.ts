import { currentLocale } from '../i18n/language.ts';

const maxKept = 40;

/** The page of a record is named after the record, which people wrote: the name is the same in every language. */
const isOfRecord = (path: string) => /\/[0-9A-Z]{26}$/.test(path);

// Only a page itself knows its name, so names are stored: tabs of pages opened earlier need them after a reload.
const keyOf = (path: string) =>
  isOfRecord(path) ? 'park_portal_record_names' : `park_portal_page_names_${currentLocale()}`;

const known = new Map<string, Map<string, string>>();
const listeners = new Set<() => void>();

function namesAt(key: string): Map<string, string> {
  const names = known.get(key) ?? readNames(key);
  known.set(key, names);
  return names;
}

function readNames(key: string): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** Called by a page once it knows its name; a detail page does only after loading its data. */
export function namePage(path: string, name: string): void {
  const key = keyOf(path);
  const names = namesAt(key);
  if (names.get(path) === name) return;
  names.set(path, name);
  sessionStorage.setItem(key, JSON.stringify([...names].slice(-maxKept)));
  for (const listener of listeners) listener();
}

export const nameOfPage = (path: string): string | undefined => namesAt(keyOf(path)).get(path);

export function subscribeToPageNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
