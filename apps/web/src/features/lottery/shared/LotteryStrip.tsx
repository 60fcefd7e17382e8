import type { PostRow } from '@portal/contract/community/post';
import * as m from '@portal/texts/messages';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './LotteryStrip.module.css';

type Lottery = NonNullable<PostRow['lottery']>;

/** State of a draw: prizes, participants, and time. */
export function LotteryStrip({ lottery }: { lottery: Lottery }) {
  const { state, stateLabel, prizes, prizeNames, entries, drawAt } = lottery;
  return (
    <Columns
      as="dl"
      of="repeat(3, minmax(0, 1fr))"
      frame="thin"
      size={14}
      className={styles.strip}
      data-open={state === 'OPEN' || state === 'EXTENDED' || undefined}
    >
      <div>
        <Text as="dt" tone="quiet" lang={langOfContent('zh')}>
          {prizeNames[0]}
        </Text>
        <Text as="dd" weight={600} size={16}>
          {m.lottery_prizes_count({ count: prizes })}
        </Text>
      </div>
      <div>
        <Text as="dt" tone="quiet">
          {m.lottery_joined_by()}
        </Text>
        <Text as="dd" weight={600} size={16}>
          {m.lottery_people({ count: formatThousands(entries) })}
        </Text>
      </div>
      <div>
        <Text as="dt" tone="quiet">
          {m.lottery_field_draw_at()} · <span className={styles.state}>{stateLabel}</span>
        </Text>
        <Text as="dd" weight={600} size={16}>
          {formatDate(drawAt, 'MM-DD HH:mm')}
        </Text>
      </div>
    </Columns>
  );
}
