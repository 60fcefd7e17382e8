import { themeOf } from '@portal/contract/theme-color';
import { useEffect } from 'react';
import { documentCookies, writeCookie } from '../../../platform/client-state/cookies.ts';
import { useSettings } from './use-settings.ts';

interface Theme {
  brand: string;
  brandDeep: string;
}

const bare = (colour: string) => colour.replace('#', '');

/** Sets what the tokens derive their colours from; in the dark and in high contrast they derive others. */
export function paint({ style }: HTMLElement, theme: Theme | undefined): void {
  if (!theme) return;
  style.setProperty('--theme-brand', theme.brand);
  style.setProperty('--theme-brand-deep', theme.brandDeep);
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
