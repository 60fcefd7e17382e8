import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './Bars.module.css';

interface BarsProps {
  /** Counts are null while hidden. */
  rows: readonly { text: string; votes: number | null }[];
  /** Number of voters, on which the shares are based. */
  voters: number;
  /** The text in place of hidden counts. */
  hidden?: string;
  /** Marks the first row, which has the most votes. */
  isDecided?: boolean;
}

/** Options with their counts as bars; hatched and all alike while the counts are hidden. */
export function Bars({ rows, voters, hidden = '', isDecided = false }: BarsProps) {
  return (
    <ol className={styles.bars}>
      {rows.map(({ text, votes }, at) => {
        const share = votes === null || voters === 0 ? 0 : Math.round((votes / voters) * 100);
        return (
          <Columns
            as="li"
            of="minmax(0, 1fr) auto"
            gap={2}
            gapX={16}
            padBlock={8}
            size={14}
            key={text}
            data-first={(at === 0 && isDecided) || undefined}
          >
            <span lang={langOfContent('zh')}>
              {at === 0 && isDecided && <Icon shape={circleCheckIcon} />}
              {text}
            </span>
            {votes === null ? (
              <i className={styles.hidden} role="img" aria-label={hidden} />
            ) : (
              <>
                <Text as="span" tone="quiet" figures className={styles.count}>
                  {m.vote_votes_share({ count: formatThousands(votes), share })}
                </Text>
                <Progress bare tone={at === 0 ? 'brand' : 'line'} value={share / 100} />
              </>
            )}
          </Columns>
        );
      })}
    </ol>
  );
}
