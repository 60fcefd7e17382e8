import type { ManagedVenue } from '@portal/contract/venue-manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import { kindNames, yuanText } from '../shared/venue-words.ts';
import { VenueTabs } from './VenueTabs.tsx';

const VenueDrawer = lazy(async () => ({ default: (await import('./VenueDrawer.tsx')).VenueDrawer }));

type VenueState = ManagedVenue['data']['status'];

const stateLooks: Record<VenueState, StatusKind> = { OPEN: 'done', CLOSED: 'closed', MAINTENANCE: 'waiting' };
const stateNames: Record<VenueState, () => string> = {
  OPEN: m.state_bookable_open,
  CLOSED: m.state_bookable_closed,
  MAINTENANCE: m.state_bookable_maintenance,
};

const listHref = (venue?: string) => paths.manageVenues({ view: 'venues', venue });

const venueColumns = (): ListColumn<ManagedVenue>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ venueId }) => listHref(venueId),
    beside: true,
    note: ({ data }) => kindNames[data.kind](),
  }),
  writtenColumn('place', m.field_place(), ({ data }) => data.place),
  numberColumn('seats', m.field_seats(), ({ data }) => data.seats),
  textColumn('hours', m.booking_hours(), ({ data }) => `${data.openFrom}–${data.openTo}`),
  textColumn('price', m.field_member_price(), ({ data }) =>
    m.venue_price_from({
      price: yuanText(Math.min(...data.priceRules.map(({ memberFenPerHour }) => memberFenPerHour))),
    }),
  ),
  textColumn('deposit', m.field_deposit(), ({ data }) => data.depositFen > 0 && yuanText(data.depositFen)),
  statusColumn('state', m.field_state(), ({ data }) => data.status, stateLooks, stateNames),
];

/** All venues; the form of one opens beside them. */
export function VenueList() {
  const answer = useQueryOf('GET /api/serviceManage/venue/queryManageList', {}, { keepPrevious: true });
  return (
    <>
      <PageTitle
        title={m.venue_manage_title()}
        beside={<VenueTabs current="venues" />}
        inLine
        actions={
          <ButtonLink href={listHref('new')} variant="main" icon={plusIcon} keepScroll>
            {m.venue_new()}
          </ButtonLink>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <>
            <CardTable
              caption={m.venue_venues()}
              columns={venueColumns()}
              rows={rows}
              rowKey={({ venueId }) => venueId}
              empty={m.venue_none_yet()}
            />
            <Beside query={{ hrefWith: ({ venue }) => listHref(venue) }} name="venue">
              {(id, close) => (
                <VenueDrawer venue={rows.find(({ venueId }) => venueId === id) ?? null} onClose={close} />
              )}
            </Beside>
          </>
        )}
      </Answered>
    </>
  );
}
