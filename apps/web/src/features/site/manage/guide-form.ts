import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { GuideContent } from '@portal/contract/site-manage';
import type { FieldErrors } from 'react-hook-form';
import { languages } from '../../../platform/i18n/language.ts';

export const guideKey = 'GET /api/siteManage/guide/queryManage';

export type GuideSettings = EndpointMap[typeof guideKey]['output'];

const blankStep = { name: '', duration: '', text: '', tip: '' };

/** What a language begins with when it is offered; its steps are as many as the drawing has. */
export const blankGuide = {
  title: '',
  summary: '',
  materials: [],
  sections: [],
  questions: [],
  steps: Array.from({ length: 5 }, () => blankStep),
};

/** A code that no material of the page has yet. */
export function newMaterialCode(taken: readonly { code: string }[]): string {
  for (let no = taken.length + 1; ; no++) {
    const code = `M-${no}`;
    if (!taken.some((material) => material.code === code)) return code;
  }
}

/** The first language in which something is wrong. */
export const faultyGuide = (errors: FieldErrors<GuideContent>) => languages.find((lang) => errors[lang]);
