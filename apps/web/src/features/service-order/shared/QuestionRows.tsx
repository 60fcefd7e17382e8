import type { PublicQuestion } from '@portal/contract/market/service-question';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { minutesText } from './minutes-text.ts';
import styles from './QuestionRows.module.css';

interface QuestionRowsProps {
  rows: readonly PublicQuestion[];
  shopName: string;
}

/** Questions about a service, with the shop's answers and how long they took. */
export function QuestionRows({ rows, shopName }: QuestionRowsProps) {
  const zh = langOfContent('zh');
  if (rows.length === 0) return <p className={styles.none}>{m.shop_no_questions()}</p>;
  return (
    <ul>
      {rows.map(({ questionId, body, answer, answeredAt, answerMin }) => (
        <Stack key={questionId} as="li" gap={8} padBlock={16} lineBelow="thin" className={styles.row}>
          <Text as="h3" size={16} lang={zh}>
            {body}
          </Text>
          <Text keepLines lang={zh}>
            {answer}
          </Text>
          <small>
            <span lang={zh}>{shopName}</span>
            {' · '}
            {m.shop_answered_in({ time: minutesText(answerMin) })}
            {' · '}
            {formatDate(answeredAt, 'YYYY-MM-DD')}
          </small>
        </Stack>
      ))}
    </ul>
  );
}
