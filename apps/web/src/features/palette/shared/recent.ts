/** A page or record that was opened from the palette. */
export interface Recent {
  title: string;
  note: string;
  href: string;
  icon: string;
  /** Epoch milliseconds. */
  at: number;
}

const maxRecent = 8;

const keyOf = (userAccId: string) => `park_portal_recent_${userAccId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'note', 'href', 'icon'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  Number.isFinite((value as Recent).at);

/** What is stored; nothing if it cannot be read. */
export function parseRecent(text: string | null): Recent[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** The list with what was opened now, which comes first and is in it once. */
export const withOpened = (recent: readonly Recent[], opened: Recent): Recent[] =>
  [opened, ...recent.filter(({ href }) => href !== opened.href)].slice(0, maxRecent);

/** What the user opened on this device, the latest first. */
export const readRecent = (userAccId: string): Recent[] =>
  parseRecent(localStorage.getItem(keyOf(userAccId)));

export const keepRecent = (userAccId: string, opened: Recent): void =>
  localStorage.setItem(keyOf(userAccId), JSON.stringify(withOpened(readRecent(userAccId), opened)));

export const forgetRecent = (userAccId: string): void => localStorage.removeItem(keyOf(userAccId));
