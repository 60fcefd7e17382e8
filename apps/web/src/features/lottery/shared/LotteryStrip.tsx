import type { PostRow } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { giftIcon } from '../../../ui/icon/shapes/gift.ts';
import styles from './LotteryStrip.module.css';

type Lottery = NonNullable<PostRow['lottery']>;

/** How a draw stands: its prizes, who takes part, and its hour. */
export function LotteryStrip({ lottery }: { lottery: Lottery }) {
  const { state, stateLabel, prizes, prizeNames, entries, drawAt } = lottery;
  return (
    <p className={styles.strip} data-open={state === 'OPEN' || state === 'EXTENDED' || undefined}>
      <Icon shape={giftIcon} />
      <b>{m.lottery_prizes_count({ count: prizes })}</b>
      <span lang={langOfContent('zh')}>{prizeNames[0]}</span>
      <span>
        {m.lottery_people({ count: entries })} · {stateLabel}
      </span>
      <span className={styles.end}>
        {m.lottery_field_draw_at()} {formatDate(drawAt, 'MM-DD HH:mm')}
      </span>
    </p>
  );
}
