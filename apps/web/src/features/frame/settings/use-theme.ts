import { themeOf } from '@portal/contract/theme-color';
import { useEffect } from 'react';
import { documentCookies, writeCookie } from '../../../platform/client-state/cookies.ts';
import { useSettings } from './use-settings.ts';

interface Theme {
  brand: string;
  brandDeep: string;
}

const bare = (colour: string) => colour.replace('#', '');

function paint({ style, dataset }: HTMLElement, theme: Theme | undefined): void {
  // High contrast has its own colours.
  const isPainted = theme && dataset.contrast !== 'high';
  for (const [name, value] of [
    ['--brand', theme?.brand],
    ['--brand-deep', theme?.brandDeep],
  ] as const) {
    if (isPainted && value) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/** Applies the chosen colour, or the site's, and remembers the choice for every page of the portal. */
export function useTheme(site: Theme | undefined): void {
  const { theme } = useSettings();
  useEffect(() => {
    const chosen = theme === null ? undefined : themeOf(theme);
    paint(document.documentElement, chosen ?? site);
    const kept = chosen ? `${bare(chosen.brand)}.${bare(chosen.brandDeep)}` : '';
    writeCookie(documentCookies(document), 'theme', kept, true);
  }, [theme, site]);
}
