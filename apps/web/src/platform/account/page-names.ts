import { currentLocale } from '../i18n/language.ts';

const maxKept = 40;

/** A page of one record is called what people have called the record, whatever language the interface speaks. */
const isOfRecord = (path: string) => /\/[0-9A-Z]{26}$/.test(path);

// What a page is called only itself knows: the tabs of pages opened before need it after the document is loaded anew.
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

/** A page says what it is called, which for a detail only its data tell. */
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
