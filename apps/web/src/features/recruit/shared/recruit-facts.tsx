import type { ManagedRecruit, OwnRecruit } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import type { Fact } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { recruitVariants } from './recruit-words.ts';

/** The status of a recruitment, for its recruiters and the office. */
export const recruitFacts = (recruit: OwnRecruit | ManagedRecruit): Fact[] => [
  {
    name: m.field_state(),
    value: <Status kind={recruitVariants[recruit.state]}>{recruit.stateLabel}</Status>,
    ...(recruit.reason ? { note: <Written>{recruit.reason}</Written> } : {}),
  },
  { name: m.recruit_field_kind(), value: recruit.kindLabel },
  {
    name: m.recruit_hired_column(),
    value: m.recruit_hired_of({ hired: recruit.hired, wanted: recruit.wanted }),
  },
  {
    name: m.recruit_case_name(),
    value: recruit.applications,
    note: m.recruit_waiting({ count: recruit.waiting }),
  },
  { name: m.recruit_stop_interview(), value: recruit.interviews },
  {
    name: m.recruit_field_deadline(),
    value: recruit.deadline,
    ...(recruit.erasesOn ? { note: m.recruit_erases({ date: recruit.erasesOn }) } : {}),
  },
];
