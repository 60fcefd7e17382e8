import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { Language } from '@portal/contract/fields';
import type { SiteContent } from '@portal/contract/site-manage';
import type { FieldErrors } from 'react-hook-form';

export const settingsKey = 'GET /api/siteManage/site/queryManage';

export type SiteSettings = EndpointMap[typeof settingsKey]['output'];

/** What a language begins with when it is offered. */
export const blankTexts = { parkName: '', company: '', address: '', notice: '' };
export const blankAbout = { title: '', summary: '', sections: [{ id: 'about', heading: '', html: '' }] };

/** An id that no section of the page has yet. */
export function newSectionId(taken: readonly { id: string }[]): string {
  for (let no = taken.length + 1; ; no++) {
    const id = `part-${no}`;
    if (!taken.some((section) => section.id === id)) return id;
  }
}

const languageOrder: readonly Language[] = ['zh', 'en', 'es', 'ja'];

/** The first language in which something is wrong. */
export const faultyLanguage = ({ texts, about }: FieldErrors<SiteContent>): Language | undefined =>
  languageOrder.find((lang) => texts?.[lang] ?? about?.[lang]);
