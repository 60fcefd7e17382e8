import type { Language } from '@portal/texts/languages';

/** The key of a cached page: everything that can change the page, and nothing else. */
export function pageKey(language: Language, path: string, search?: URLSearchParams): string {
  if (!search || search.size === 0) return `${language} ${path}?`;
  const sorted = new URLSearchParams(search);
  sorted.sort();
  return `${language} ${path}?${sorted.toString()}`;
}
