import type { LotteryDetail } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';

const time = (at: number) => formatDate(at, 'MM-DD HH:mm');

/** Prizes, participants, and the time of the draw. */
export function LotteryFacts({ lottery }: { lottery: LotteryDetail }) {
  const { prizes, lines, entries, invalid, minEntrants, joinTo, drawAt, claimUntil } = lottery;
  return (
    <Facts
      layout="row"
      facts={[
        {
          name: m.lottery_field_prizes(),
          value: m.lottery_prizes_count({ count: prizes }),
          note: (
            <span lang={langOfContent('zh')}>
              {lines.map(({ name, count }) => `${name} × ${count}`).join('、')}
            </span>
          ),
        },
        {
          name: m.lottery_fact_entrants(),
          value: m.lottery_people({ count: formatThousands(entries - invalid) }),
          note:
            invalid > 0
              ? m.lottery_invalid_count({ count: invalid })
              : m.lottery_least_count({ count: minEntrants }),
        },
        {
          name: m.lottery_field_draw_at(),
          value: time(drawAt),
          note:
            claimUntil === null
              ? `${m.lottery_field_join_to()} ${time(joinTo)}`
              : m.lottery_claim_until({ time: time(claimUntil) }),
        },
      ]}
    />
  );
}
