import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { GuideContent } from '@portal/contract/site/manage';
import { languages } from '@portal/texts/languages';
import type { FieldErrors } from 'react-hook-form';

export const guideKey = 'GET /api/siteManage/guide/queryManage';

export type GuideSettings = EndpointMap[typeof guideKey]['output'];

const newStep = { name: '', duration: '', text: '', tip: '' };

/** The initial texts of a newly added language; the number of steps is fixed by the drawing. */
export const newGuide = {
  title: '',
  summary: '',
  materials: [],
  sections: [],
  questions: [],
  steps: Array.from({ length: 5 }, () => newStep),
};

/** Returns an unused code for a new material of the page. */
export function newMaterialCode(taken: readonly { code: string }[]): string {
  for (let no = taken.length + 1; ; no++) {
    const code = `M-${no}`;
    if (!taken.some((material) => material.code === code)) return code;
  }
}

/** The first language with an error. */
export const faultyGuide = (errors: FieldErrors<GuideContent>) => languages.find((lang) => errors[lang]);
