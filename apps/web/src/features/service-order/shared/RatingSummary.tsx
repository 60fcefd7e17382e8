import type { Measured } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
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
    <div className={styles.summary}>
      <div className={styles.average}>
        <b>{avgRating.toFixed(1)}</b>
        <RatingStars
          value={avgRating}
          label={m.order_avg_of({ score: avgRating.toFixed(1), count: ratings })}
        />
        <small>{m.order_ratings_rule()}</small>
      </div>
      <dl className={styles.parts}>
        {named.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <RatingStars value={value ?? 0} label={m.order_star({ count: (value ?? 0).toFixed(1) })} />{' '}
              <b aria-hidden="true">{(value ?? 0).toFixed(1)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Bars
        bars={stars.map((count, at) => ({ name: m.order_star({ count: at + 1 }), count })).toReversed()}
      />
    </div>
  );
}
