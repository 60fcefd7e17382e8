import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import styles from './Declaration.module.css';

/** The history, latest first. */
export function DeclarationCourse({ course }: Pick<OwnDeclarationDetail, 'course'>) {
  return (
    <Text as="section" above={24} below={24}>
      <Text as="h3" below={10} size={16} className={styles.heading}>
        {m.declaration_course()}
      </Text>
      <Timeline
        label={m.declaration_course()}
        events={course.toReversed().map(({ at, text, by }, index) => ({
          key: `${at}-${index}`,
          time: formatDate(at),
          dateTime: new Date(at).toISOString(),
          title: <WordedText>{text}</WordedText>,
          by: <WordedText>{by}</WordedText>,
          tone: index === 0 ? 'now' : 'done',
        }))}
      />
    </Text>
  );
}
