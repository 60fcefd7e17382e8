import type { TutorDetail } from '@portal/contract/tutor/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
        <Stack as="article" gap={16} pad={24} frame="thin" round className={styles.advice}>
          <h3>
            {m.tutor_advice()}
            <small>{m.tutor_held_on({ day: published.date })}</small>
          </h3>
          <dl>
            <Text as="dt" tone="quiet">
              {m.field_question()}
            </Text>
            <dd lang={zh}>{published.question}</dd>
            <Text as="dt" tone="quiet">
              {m.tutor_judgement()}
            </Text>
            <dd lang={zh}>{published.judgement}</dd>
          </dl>
          <AdviceTable actions={published.actions} />
          {published.followedAt !== null && (
            <Row
              as="p"
              wrap
              gap={8}
              gapX={16}
              justify="between"
              padBlock={16}
              padInline={24}
              ground="leaf"
              className={styles.outcome}
            >
              <span>
                {m.tutor_followed_on({ day: formatDate(published.followedAt, 'YYYY-MM-DD').slice(5) })}
              </span>
              <Text as="b" tone="leaf" lang={zh}>
                {published.outcome}
              </Text>
            </Row>
          )}
        </Stack>
      )}
      {ratings.length > 0 ? (
        <Text as="ul" above={24} className={styles.ratings}>
          {ratings.map(({ score, comment, date, ratedAt }) => (
            <li key={ratedAt}>
              <RatingStars value={score} label={m.tutor_stars({ count: score })} />
              <p lang={zh}>{comment}</p>
              <small>{date}</small>
            </li>
          ))}
        </Text>
      ) : (
        <p className={styles.none}>{m.tutor_no_ratings()}</p>
      )}
    </section>
  );
}
