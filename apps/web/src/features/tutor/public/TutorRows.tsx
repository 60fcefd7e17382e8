import { paths } from '@portal/contract/paths';
import type { TutorRow } from '@portal/contract/tutor/public';
import { hourModeLabels, tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { feeText } from '../shared/tutor-words.ts';
import styles from './TutorRows.module.css';

/** Each tutor with their expertise, their fee, and their next free hours. */
export function TutorRows({ rows, as: Heading = 'h2' }: { rows: TutorRow[]; as?: 'h2' | 'h3' }) {
  const zh = langOfContent('zh');
  return (
    <ul>
      {rows.map(({ tutorId, name, title, area, fields, picture, modes, rating, nextFree, ...tutor }) => (
        <Columns
          key={tutorId}
          as="li"
          relative
          of="64px minmax(0, 1.2fr) minmax(0, 1.5fr) minmax(0, 0.9fr) minmax(0, 1fr)"
          gap={8}
          gapX={24}
          align="center"
          padBlock={16}
          lineBelow="thin"
          className={styles.row}
        >
          {picture && (
            <ArticlePicture
              picture={{ ...picture, alt: '' }}
              ratio="1"
              sizes="64px"
              widths={[160]}
              corners="none"
              className={styles.picture}
            />
          )}
          <div className={styles.name} lang={zh}>
            <Heading>
              <Link href={paths.tutor(tutorId)} look="bare" cover>
                {name}
              </Link>
            </Heading>
            <p>{title}</p>
          </div>
          <p className={styles.fields}>
            <span lang={zh}>{fields.join('、')}</span>
            <small>
              {[tutorAreaLabels[area](), ...modes.map((mode) => hourModeLabels[mode]())].join(' · ')}
            </small>
          </p>
          <p className={styles.fee}>
            {feeText(tutor.feeFenPerHour)}
            {rating && <small>{m.tutor_rated({ score: rating.score, count: rating.count })}</small>}
          </p>
          <p className={styles.free} data-none={nextFree === null || undefined}>
            {tutor.status === 'PAUSED' && m.tutor_paused()}
            {tutor.status === 'OPEN' &&
              (nextFree
                ? m.tutor_free_at({ time: `${dayWords(nextFree.date)} ${nextFree.from}` })
                : m.tutor_full())}
          </p>
        </Columns>
      ))}
    </ul>
  );
}
