import { paths } from '@portal/contract/paths';
import type { ManagedVenue } from '@portal/contract/venue/manage';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  nameColumn,
  numberColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { bookableStateColumn, hoursColumn } from '../../booking/shared/bookable-columns.ts';
import { yuanText } from '../shared/venue-words.ts';
import { VenueTabs } from './VenueTabs.tsx';

const VenueDrawer = lazy(async () => ({ default: (await import('./VenueDrawer.tsx')).VenueDrawer }));

const listHref = (venue?: string) => paths.manageVenues({ view: 'venues', venue });

const venueColumns = (): ListColumn<ManagedVenue>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ venueId }) => listHref(venueId),
    opensPane: true,
    note: ({ data }) => venueKindLabels[data.kind](),
  }),
  writtenColumn('place', m.field_place(), ({ data }) => data.place),
  numberColumn('seats', m.field_seats(), ({ data }) => data.seats),
  hoursColumn(),
  textColumn('price', m.field_member_price(), ({ data }) =>
    m.venue_price_from({
      price: yuanText(Math.min(...data.priceRules.map(({ memberFenPerHour }) => memberFenPerHour))),
    }),
  ),
  textColumn('deposit', m.field_deposit(), ({ data }) => data.depositFen > 0 && yuanText(data.depositFen)),
  bookableStateColumn(),
];

/** All venues; the form of one opens next to the list. */
export const VenueList = () => (
  <WholeList
    title={m.venue_venues()}
    tabs={<VenueTabs current="venues" />}
    add={m.venue_new()}
    name="venue"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/serviceManage/venue/queryManageList', {}, { keepPrevious: true })}
    caption={m.venue_venues()}
    columns={venueColumns()}
    idOf={({ venueId }) => venueId}
    empty={m.venue_none_yet()}
  >
    {(venue, close) => <VenueDrawer venue={venue} onClose={close} />}
  </WholeList>
);
