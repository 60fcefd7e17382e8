import type { TutorDetail } from '@portal/contract/tutor/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { AdviceTable } from '../shared/AdviceTable.tsx';
import styles from './TutorAdvice.module.css';

/** What follows an hour: advice published with consent, and ratings. */
export function TutorAdvice({ tutor: { published, ratings } }: { tutor: TutorDetail }) {
  const zh = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.tutor_after()} note={m.tutor_after_note()} />
      {published && (
        <article className={styles.advice}>
          <h3>
            {m.tutor_advice()}
            <small>{m.tutor_held_on({ day: published.date })}</small>
          </h3>
          <dl>
            <dt>{m.field_question()}</dt>
            <dd lang={zh}>{published.question}</dd>
            <dt>{m.tutor_judgement()}</dt>
            <dd lang={zh}>{published.judgement}</dd>
          </dl>
          <AdviceTable actions={published.actions} />
          {published.followedAt !== null && (
            <p className={styles.outcome}>
              <span>
                {m.tutor_followed_on({ day: formatDate(published.followedAt, 'YYYY-MM-DD').slice(5) })}
              </span>
              <b lang={zh}>{published.outcome}</b>
            </p>
          )}
        </article>
      )}
      {ratings.length > 0 ? (
        <ul className={styles.ratings}>
          {ratings.map(({ score, comment, date, ratedAt }) => (
            <li key={ratedAt}>
              <RatingStars value={score} label={m.tutor_stars({ count: score })} />
              <p lang={zh}>{comment}</p>
              <small>{date}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{m.tutor_no_ratings()}</p>
      )}
    </section>
  );
}
