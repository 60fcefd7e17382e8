import * as m from '@portal/texts/messages';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Price.module.css';

interface MonthSplitProps {
  daysBefore: number;
  daysAfter: number;
}

/** The days of a month, each in the colour of its price. */
export function MonthSplit({ daysBefore, daysAfter }: MonthSplitProps) {
  const words = [
    m.pricing_preview_before({ days: daysBefore }),
    m.pricing_preview_after({ days: daysAfter }),
  ];
  return (
    <div>
      <Columns gap={2} className={styles.days} role="img" aria-label={words.join(' · ')}>
        {Array.from({ length: daysBefore + daysAfter }, (_, at) => at + 1).map((day) => (
          <span key={day} data-after={day > daysBefore || undefined}>
            {day}
          </span>
        ))}
      </Columns>
      <Row wrap gap={4} gapX={16} above={4} aria-hidden="true">
        {words.map((word, at) => (
          <Text key={word} className={styles.key} size={13} tone="quiet" data-after={at === 1 || undefined}>
            {word}
          </Text>
        ))}
      </Row>
    </div>
  );
}
