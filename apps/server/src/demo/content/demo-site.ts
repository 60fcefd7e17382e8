import type { SitePageKey } from '@portal/contract/site/public';
import type { DemoPage, RegistrationGuide } from './demo-pages.ts';
import { readDemoJson } from './read-demo-data.ts';

interface SiteSource {
  /** Shared by all languages. */
  safetyPersons: { area: string; name: string; phone: string }[];
  settings: {
    lang: string;
    parkName: string;
    company: string;
    address: string;
    hotline: string;
    serviceHours: string;
    dutyPhone: string;
    filings: { text: string; url: string }[];
    notice: string;
  }[];
  pages: DemoSitePage[];
}

type GuideSource = Pick<RegistrationGuide, 'materials' | 'faq'> & {
  steps: Omit<RegistrationGuide['steps'][number], 'no'>[];
};

/** A translated page; the guide's fields apply only to the guide. */
interface DemoSitePage extends Pick<DemoPage, 'title' | 'summary' | 'sections'>, Partial<GuideSource> {
  key: SitePageKey;
  lang: 'en' | 'es' | 'ja';
}

const { safetyPersons, settings, pages } = readDemoJson<SiteSource>('content/site.json');

export const demoSiteSettings = settings.map((setting) => ({ ...setting, safetyPersons }));
export const translatedPages = pages;
