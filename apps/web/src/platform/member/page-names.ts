import { spokenLanguage } from '../i18n/language.ts';

const mostKept = 40;

// What a page is called only itself knows: the tabs of pages opened before need it after the document is loaded anew.
const keyOf = () => `park_portal_page_names_${spokenLanguage()}`;

let names: Map<string, string> | undefined;
const listeners = new Set<() => void>();

function known(): Map<string, string> {
  names ??= readNames();
  return names;
}

function readNames(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** A page says what it is called, which for a detail only its data tell. */
export function namePage(path: string, name: string): void {
  if (known().get(path) === name) return;
  known().set(path, name);
  sessionStorage.setItem(keyOf(), JSON.stringify([...known()].slice(-mostKept)));
  for (const listener of listeners) listener();
}

export const nameOfPage = (path: string): string | undefined => known().get(path);

export function subscribeToPageNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
