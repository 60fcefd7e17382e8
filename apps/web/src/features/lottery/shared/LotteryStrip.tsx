import type { PostRow } from '@portal/contract/community/post';
import * as m from '@portal/texts/messages';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import styles from './LotteryStrip.module.css';

type Lottery = NonNullable<PostRow['lottery']>;

/** State of a draw: prizes, participants, and time. */
export function LotteryStrip({ lottery }: { lottery: Lottery }) {
  const { state, stateLabel, prizes, prizeNames, entries, drawAt } = lottery;
  return (
    <dl className={styles.strip} data-open={state === 'OPEN' || state === 'EXTENDED' || undefined}>
      <div>
        <dt lang={langOfContent('zh')}>{prizeNames[0]}</dt>
        <dd>{m.lottery_prizes_count({ count: prizes })}</dd>
      </div>
      <div>
        <dt>{m.lottery_joined_by()}</dt>
        <dd>{m.lottery_people({ count: formatThousands(entries) })}</dd>
      </div>
      <div>
        <dt>
          {m.lottery_field_draw_at()} · <span className={styles.state}>{stateLabel}</span>
        </dt>
        <dd>{formatDate(drawAt, 'MM-DD HH:mm')}</dd>
      </div>
    </dl>
  );
}
