import type { SiteContent, siteSave } from '@portal/contract/site/manage';
import type { Verb } from '../../../platform/http/context.ts';
import { checkWeatherPage } from './check-weather-page.ts';
import { cleanSections } from './clean-sections.ts';
import { type SiteTexts, saveTexts } from './save-texts.ts';
import { aboutKey, readSiteContent, writeSiteContent } from './site-content.queries.ts';

const siteTexts: SiteTexts<SiteContent> = {
  name: 'site',
  pages: [aboutKey],
  read: async (tx) => (await readSiteContent(tx)).data,
  prepare: (_tx, entered) => ({ ...entered, about: cleanSections(entered.about) }),
  write: writeSiteContent,
};

/**
 * Saves the site settings; header, footer, about page and phone pages show them at once.
 * @throws {AppError} 500409 if somebody else has saved since, 100002 for a new weather page that cannot be framed
 */
export const saveSite: Verb<typeof siteSave> = async (ctx, input) => {
  const { database, env, fetchHeaders } = ctx;
  const { weatherUrl } = input.data.common;
  const isNew =
    weatherUrl !== '' && weatherUrl !== (await readSiteContent(database.db)).data.common.weatherUrl;
  // Checked before the settings are locked, because another site may be slow to answer.
  const weatherUnchecked = isNew && !(await checkWeatherPage(fetchHeaders, weatherUrl, env.PUBLIC_URL));
  return { ...(await saveTexts(ctx, siteTexts, input)), weatherUnchecked };
};
