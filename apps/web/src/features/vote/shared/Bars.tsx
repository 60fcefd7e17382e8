import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes/circle-check.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './Bars.module.css';

interface BarsProps {
  /** Counts are null while nobody may see them. */
  rows: readonly { text: string; votes: number | null }[];
  /** How many have voted: shares are of them. */
  voters: number;
  /** What stands for counts that are hidden. */
  hidden?: string;
  /** Marks the first one, which has the most. */
  isDecided?: boolean;
}

/** Options with their counts as bars; hatched and all alike where these are hidden. */
export function Bars({ rows, voters, hidden = '', isDecided = false }: BarsProps) {
  return (
    <ol className={styles.bars}>
      {rows.map(({ text, votes }, at) => {
        const share = votes === null || voters === 0 ? 0 : Math.round((votes / voters) * 100);
        return (
          <li key={text} data-first={(at === 0 && isDecided) || undefined}>
            <span lang={langOfContent('zh')}>
              {at === 0 && isDecided && <Icon shape={circleCheckIcon} />}
              {text}
            </span>
            {votes === null ? (
              <i className={styles.hidden} role="img" aria-label={hidden} />
            ) : (
              <>
                <span className={styles.count}>
                  {m.vote_votes_share({ count: formatThousands(votes), share })}
                </span>
                <Progress bare tone={at === 0 ? 'brand' : 'line'} value={share / 100} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
