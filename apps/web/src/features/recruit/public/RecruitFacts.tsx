import type { RecruitDetail } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';

const dayMs = 86_400_000;

/** The last day to apply, relative to today in Asia/Shanghai. */
function untilText(deadline: string): string {
  const days = Math.round((Date.parse(deadline) - Date.parse(formatDate(Date.now(), 'YYYY-MM-DD'))) / dayMs);
  return days > 0 ? m.recruit_days_left({ days }) : m.recruit_last_day_today();
}

/** Places left, locations and deadline. */
export function RecruitFacts({ recruit }: { recruit: RecruitDetail }) {
  const { state, stateLabel, wanted, hired, places, deadline } = recruit;
  const [place, ...more] = places;
  return (
    <Facts
      layout="row"
      facts={[
        {
          name: m.recruit_left(),
          value: m.recruit_people({ count: Math.max(0, wanted - hired) }),
          note: m.recruit_wanted_of({ count: wanted }),
        },
        {
          name: m.field_place(),
          value: place ? <span lang={langOfContent('zh')}>{place}</span> : m.recruit_no_place(),
          ...(more.length > 0 ? { note: m.recruit_more_places({ count: more.length }) } : {}),
        },
        {
          name: m.recruit_field_deadline(),
          value: deadline.slice(5),
          note: state === 'OPEN' ? untilText(deadline) : stateLabel,
        },
      ]}
    />
  );
}
