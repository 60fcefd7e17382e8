import type { Measured } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { Bars } from './Bars.tsx';
import styles from './Rating.module.css';

/** The summary of all ratings: the average, its components, and the number of ratings per star. */
export function RatingSummary({ of: { avgRating, ratings, stars, ...parts } }: { of: Measured }) {
  if (avgRating === null) return null;
  const named = [
    { name: m.field_score_quality(), value: parts.quality },
    { name: m.field_score_time(), value: parts.timeliness },
    { name: m.field_score_attitude(), value: parts.attitude },
  ];
  return (
    <Columns
      of="160px minmax(0, 260px) minmax(0, 1fr)"
      gap={24}
      gapX={32}
      align="start"
      padBottom={24}
      lineBelow="strong"
      stack="phone"
    >
      <Stack gap={4} className={styles.average}>
        <b>{avgRating.toFixed(1)}</b>
        <RatingStars
          value={avgRating}
          label={m.order_avg_of({ score: avgRating.toFixed(1), count: ratings })}
        />
        <small>{m.order_ratings_rule()}</small>
      </Stack>
      <Stack as="dl" gap={8}>
        {named.map(({ name, value }) => (
          <Row gap={12} justify="between" key={name}>
            <dt>{name}</dt>
            <dd>
              <RatingStars value={value ?? 0} label={m.order_star({ count: (value ?? 0).toFixed(1) })} />{' '}
              <b aria-hidden="true">{(value ?? 0).toFixed(1)}</b>
            </dd>
          </Row>
        ))}
      </Stack>
      <Bars
        bars={stars.map((count, at) => ({ name: m.order_star({ count: at + 1 }), count })).toReversed()}
      />
    </Columns>
  );
}
