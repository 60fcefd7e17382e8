import { paths } from '@portal/contract/paths';
import type { VenueRow } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { nextFreeText, yuanText } from '../shared/venue-words.ts';
import styles from './VenueRows.module.css';
import { VenueTags } from './VenueTags.tsx';

/** Each venue with its price, and when it is free next. */
export function VenueRows({ rows }: { rows: VenueRow[] }) {
  return (
    <ul>
      {rows.map((row, at) => (
        <Venue key={row.venueId} row={row} first={at < 3} />
      ))}
    </ul>
  );
}

function Venue({ row, first }: { row: VenueRow; first: boolean }) {
  const { venueId, name, place, areaX100, seats, picture, nextFree } = row;
  const { memberFenFrom, depositFen, equipment } = row;
  const zh = langOfContent('zh');
  return (
    <Columns
      as="li"
      of="200px minmax(0, 1fr) 180px 160px"
      relative
      gap={24}
      align="center"
      padBlock={20}
      lineBelow="thin"
      stack="phone"
      className={styles.row}
    >
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 768px) 200px, 100vw"
          widths={[320, 640]}
          {...(first && { first })}
        />
      )}
      <Stack gap={8} className={styles.name}>
        <VenueTags of={row} free={depositFen === 0} />
        <h2 lang={zh}>
          <Link href={paths.venue(venueId)} look="bare" cover>
            {name}
          </Link>
        </h2>
        <p>
          {areaText(areaX100)} · {m.booking_seats({ count: seats })} · <span lang={zh}>{place}</span>
        </p>
        <p lang={zh}>{equipment.slice(0, 4).join('、')}</p>
      </Stack>
      <p className={styles.price}>{m.venue_price_from({ price: yuanText(memberFenFrom) })}</p>
      <p className={styles.free} data-none={nextFree === null || undefined}>
        <Text as="span" tone="quiet" weight={400}>
          {m.venue_next()}
        </Text>
        {nextFreeText(row)}
      </p>
    </Columns>
  );
}
