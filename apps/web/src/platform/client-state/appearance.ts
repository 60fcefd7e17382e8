export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'park_portal_appearance';

/** The chosen appearance in this browser; `system` while there is no choice. */
export function chosenAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(key);
    return appearances.find((appearance) => appearance === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice and tells this page, as the browser tells the other tabs; display-settings.js applies it. */
export function chooseAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch {
    return;
  }
  window.dispatchEvent(new Event('storage'));
}

export function subscribeToAppearance(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
