import type { PublicRating } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './Rating.module.css';
import { RatingText, Score } from './RatingText.tsx';

interface RatingRowsProps {
  rows: readonly PublicRating[];
  /** Names the service of each rating. */
  namesService?: boolean;
}

/** Ratings as the public sees them. */
export const RatingRows = ({ rows, namesService }: RatingRowsProps) => (
  <ul>
    {rows.map((rating) => (
      <Stack key={rating.ratingId} as="li" gap={8} padBlock={16} lineBelow="thin">
        <Row as="p" wrap gap={4} gapX={16} align="baseline" className={styles.by}>
          {rating.fromName === null ? (
            <b>{m.field_anonymous()}</b>
          ) : (
            <b lang={langOfContent('zh')}>{rating.fromName}</b>
          )}
          {namesService && <small lang={langOfContent('zh')}>{rating.subject}</small>}
          <small>{formatDate(rating.at, 'YYYY-MM-DD')}</small>
          <Score score={rating.score} />
        </Row>
        <RatingText rating={rating} />
      </Stack>
    ))}
  </ul>
);
