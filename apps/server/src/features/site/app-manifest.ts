import { paths } from '@portal/contract/paths';
import { defaultThemeColor } from '@portal/contract/theme-color';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { inLanguage } from '../../platform/locale.ts';
import { findSiteOption, findSiteSetting } from './site.queries.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/) in the visitor's language, with which browsers install the
 * portal.
 */
export async function appManifest(db: Db, language: Language) {
  const [setting, option] = await Promise.all([findSiteSetting(db, language), findSiteOption(db)]);
  return inLanguage(language, () => {
    const name = setting?.parkName || m.site_park_name();
    return {
      id: '/',
      name: `${name} · ${m.site_platform_name()}`,
      short_name: name,
      lang: language,
      start_url: paths.home(),
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: option?.themeColor ?? defaultThemeColor,
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
      shortcuts: [
        { name: m.site_nav_policy(), url: paths.policyList() },
        { name: m.site_nav_notices(), url: paths.articleList('NOTICE') },
        { name: m.site_mine(), url: paths.dashboard() },
      ],
    };
  });
}
