export interface FrameSettings {
  /** `#rrggbb`; null for the site's colour. */
  theme: string | null;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Whether the button for the settings panel is shown at the edge of the page. */
  showSettings: boolean;
  sidebarOpened: boolean;
}

export const defaultSettings: FrameSettings = {
  theme: null,
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  showSettings: false,
  sidebarOpened: true,
};

const storageKey = 'park_portal_frame';

/** The stored settings, with defaults for anything missing or invalid. */
export function readSettings(text: string | null): FrameSettings {
  let stored: Partial<Record<keyof FrameSettings, unknown>> = {};
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored;
  } catch {
    // Not JSON: start from the defaults.
  }
  const flag = (name: keyof Omit<FrameSettings, 'theme'>) =>
    typeof stored[name] === 'boolean' ? stored[name] : defaultSettings[name];
  return {
    theme: typeof stored.theme === 'string' && /^#[0-9a-f]{6}$/.test(stored.theme) ? stored.theme : null,
    tagsView: flag('tagsView'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
    showSettings: flag('showSettings'),
    sidebarOpened: flag('sidebarOpened'),
  };
}

let settings: FrameSettings | undefined;
const listeners = new Set<() => void>();

export function currentSettings(): FrameSettings {
  settings ??= readSettings(localStorage.getItem(storageKey));
  return settings;
}

export function changeSettings(change: Partial<FrameSettings>): void {
  settings = { ...currentSettings(), ...change };
  localStorage.setItem(storageKey, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
