import { accountMessages } from './labels/account-messages.ts';
import { cases } from './labels/cases.ts';
import { contentMessages } from './labels/content-messages.ts';
import { dictionaries } from './labels/dictionaries.ts';
import { enterpriseMessages } from './labels/enterprise-messages.ts';
import { phoneAppeals } from './labels/phone-appeals.ts';
import { policyConditions } from './labels/policy-conditions.ts';
import { solarTerms } from './labels/solar-terms.ts';
import { states } from './labels/states.ts';
import { stories } from './labels/stories.ts';
import type { WordRow } from './translate.ts';

/** What the server calls things, states, deeds and cases, and the messages it sends; `{name}` stands for any text. */
export const labelWords: readonly WordRow[] = [
  ...states,
  ...cases,
  ...solarTerms,
  ...stories,
  ...phoneAppeals,
  ...policyConditions,
  ...dictionaries,
  ...accountMessages,
  ...enterpriseMessages,
  ...contentMessages,
];
