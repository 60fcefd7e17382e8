import type { OwnServiceQuestion } from '@portal/contract/market/service-question';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Rating.module.css';

type Said = Pick<OwnServiceQuestion, 'body' | 'answer' | 'reason'>;

/** A question with its answer, or the reason why there is none. */
export const QuestionText = ({ question: { body, answer, reason } }: { question: Said }) => (
  <Stack gap={8} text="start">
    <p>
      <Written>{body}</Written>
    </p>
    {answer !== '' && (
      <Text padInline={12} padBlock={8} ground="quiet" className={styles.reply}>
        <Written>{answer}</Written>
      </Text>
    )}
    {reason !== '' && (
      <Text as="small" tone="quiet" size={14}>
        <Sentence say={m.shop_because} values={{ reason }} />
      </Text>
    )}
  </Stack>
);
