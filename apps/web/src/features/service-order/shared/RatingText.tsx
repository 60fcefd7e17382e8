import type { PublicRating } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import styles from './Rating.module.css';

type Said = Pick<
  PublicRating,
  'score' | 'quality' | 'timeliness' | 'attitude' | 'text' | 'addition' | 'reply' | 'picture'
>;

/** The score of a rating, as stars and as a number. */
export const Score = ({ score }: { score: number }) => (
  <Row as="span" inline gap={8} align="center" nowrap>
    <RatingStars value={score} label={m.order_star({ count: score })} />
    <b aria-hidden="true">{score.toFixed(1)}</b>
  </Row>
);

/** The text of a rating, its addition, and the reply. */
export function RatingText({ rating }: { rating: Said }) {
  const { text, addition, reply, picture, ...parts } = rating;
  return (
    <Stack gap={8} text="start">
      <Text as="small" tone="quiet" size={14}>
        {m.order_parts_said(parts)}
      </Text>
      {text !== '' && (
        <p>
          <Written>{text}</Written>
        </p>
      )}
      {picture && (
        <Link href={imageUrl(picture.fileId, 0, 1280)} target="_blank" look="bare" className={styles.picture}>
          <ArticlePicture
            picture={{ ...picture, alt: m.order_rating_picture() }}
            ratio="4 / 3"
            sizes="160px"
            widths={[160, 320]}
            corners="control"
          />
        </Link>
      )}
      {addition !== '' && (
        <p>
          <b>{m.order_addition()}</b> <Written>{addition}</Written>
        </p>
      )}
      {reply !== '' && (
        <Text padInline={12} padBlock={8} ground="quiet" className={styles.reply}>
          <b>{m.order_reply()}</b> <Written>{reply}</Written>
        </Text>
      )}
    </Stack>
  );
}
