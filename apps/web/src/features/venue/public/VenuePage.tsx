import { bookableStateLabels } from '@portal/contract/booking/terms';
import { paths } from '@portal/contract/paths';
import type { VenueDetail } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { isDay } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Band, Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { Gallery } from '../../content/shared/Gallery.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { nextFreeText } from '../shared/venue-words.ts';
import { CancelRule } from './CancelRule.tsx';
import { VenueCalendar } from './VenueCalendar.tsx';
import styles from './VenuePage.module.css';
import { VenuePrices } from './VenuePrices.tsx';
import { VenueTags } from './VenueTags.tsx';
import { venueJsonLd } from './venue-json-ld.ts';

export const loader = makeLoader(async ({ call, params, search }) => {
  const date = search.get('from');
  return {
    venue: await call('GET /api/serviceManage/venue/queryDetail', {
      id: params.id ?? '',
      ...(isDay(date) ? { date } : {}),
    }),
  };
});

export function Component() {
  const { venue } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { venueId, name, intro, equipment, gallery } = venue;
  const zh = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[name, m.site_nav_venues()]}
        description={intro}
        canonical={paths.venue(venueId)}
        jsonLd={venueJsonLd(origin, venue)}
        noIndex={venue.from !== venue.today}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_service() },
          { text: m.site_nav_venues(), href: paths.venueList() },
          { text: name, lang: zh },
        ]}
      />
      <VenueHead venue={venue} />
      <Wrap className={styles.columns}>
        <section>
          <BlockHead title={m.venue_about()} />
          <p lang={zh}>{intro}</p>
          <Columns as="ul" of="repeat(auto-fill, minmax(140px, 1fr))" gap={0} gapX={16} above={16} lang={zh}>
            {equipment.map((thing) => (
              <Text as="li" padBlock={8} lineBelow="thin" key={thing}>
                {thing}
              </Text>
            ))}
          </Columns>
        </section>
        <section>
          <BlockHead title={m.venue_prices()} />
          <VenuePrices venue={venue} />
        </section>
      </Wrap>
      {gallery.length > 0 && (
        <Wrap className={styles.gallery}>
          <Gallery name={name} pictures={gallery} />
        </Wrap>
      )}
      <Band ground="quiet">
        <VenueCalendar venue={venue} />
        <CancelRule shares={venue.cancelShares} hasDeposit={venue.depositFen > 0} />
      </Band>
    </>
  );
}

function VenueHead({ venue }: { venue: VenueDetail }) {
  const { venueId, name, place, areaX100, seats, picture, status, statusNote } = venue;
  const zh = langOfContent('zh');
  return (
    <Wrap className={styles.head}>
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 1000px) 520px, 100vw"
          widths={[320, 640, 960]}
          first
        />
      )}
      <Stack gap={16} className={styles.text}>
        <VenueTags of={venue} />
        <h1 tabIndex={-1} lang={zh}>
          {name}
        </h1>
        {status !== 'OPEN' && (
          <Alert kind="warning" title={bookableStateLabels[status]()}>
            <span lang={zh}>{statusNote}</span>
          </Alert>
        )}
        <Facts
          columns={1}
          facts={[
            { name: m.field_place(), value: <span lang={zh}>{place}</span> },
            { name: m.field_area(), value: areaText(areaX100) },
            { name: m.venue_seats_label(), value: m.booking_seats({ count: seats }) },
            { name: m.venue_next(), value: nextFreeText(venue) },
          ]}
        />
        <Row as="p" wrap gap={8}>
          <ButtonLink href={paths.venueBooking(venueId)} variant="main">
            {m.venue_book_here()}
          </ButtonLink>
          <ButtonLink href="#calendar">{m.venue_see_calendar()}</ButtonLink>
          <CollectButton {...collectProps('VENUE', venueId)} />
        </Row>
      </Stack>
    </Wrap>
  );
}
