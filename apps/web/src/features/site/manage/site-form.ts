import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { SiteContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import type { FieldErrors } from 'react-hook-form';

export const settingsKey = 'GET /api/siteManage/site/queryManage';

export type SiteSettings = EndpointMap[typeof settingsKey]['output'];

/** The initial texts of a newly added language. */
export const newTexts = { parkName: '', company: '', address: '', notice: '' };
export const newAbout = { title: '', summary: '', sections: [{ id: 'about', heading: '', html: '' }] };

/** Returns an unused id for a new section of the page. */
export function newSectionId(taken: readonly { id: string }[]): string {
  for (let no = taken.length + 1; ; no++) {
    const id = `part-${no}`;
    if (!taken.some((section) => section.id === id)) return id;
  }
}

const languageOrder: readonly Language[] = ['zh', 'en', 'es', 'ja'];

/** The first language with an error. */
export const faultyLanguage = ({ texts, about }: FieldErrors<SiteContent>): Language | undefined =>
  languageOrder.find((lang) => texts?.[lang] ?? about?.[lang]);
