import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import styles from './Declaration.module.css';

/** The history, latest first. */
export function DeclarationCourse({ course }: Pick<OwnDeclarationDetail, 'course'>) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{m.declaration_course()}</h3>
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
    </section>
  );
}
