import type { ManagedRoom } from '@portal/contract/conference-room-manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import {
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { RoomNote } from '../shared/RoomNote.tsx';
import styles from './RoomFields.module.css';
import { RoomTabs } from './RoomTabs.tsx';

const RoomDrawer = lazy(async () => ({ default: (await import('./RoomDrawer.tsx')).RoomDrawer }));

type RoomState = ManagedRoom['data']['status'];

const stateLooks: Record<RoomState, StatusKind> = { OPEN: 'done', CLOSED: 'closed', MAINTENANCE: 'waiting' };
const stateNames: Record<RoomState, () => string> = {
  OPEN: m.state_bookable_open,
  CLOSED: m.state_bookable_closed,
  MAINTENANCE: m.state_bookable_maintenance,
};

const roomColumns = (listHref: (room: string) => string): ListColumn<ManagedRoom>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ roomId }) => listHref(roomId),
    beside: true,
    note: ({ data }) => <RoomNote {...data} />,
  }),
  writtenColumn('place', m.field_place(), ({ data }) => data.place),
  textColumn('hours', m.booking_hours(), ({ data }) => `${data.openFrom}–${data.openTo}`),
  statusColumn('state', m.field_state(), ({ data }) => data.status, stateLooks, stateNames),
  textColumn('device', m.field_device_code(), ({ deviceSetAt: at }) => at !== null && formatDate(at)),
];

/** All rooms; the form of one opens beside them. */
export function RoomList() {
  const [search] = useSearchParams();
  const buildingId = search.get('building') ?? '';
  const buildings = useBuildingOptions() ?? [];
  const listHref = (room?: string) =>
    paths.manageRooms({ view: 'rooms', building: buildingId || undefined, room });
  const answer = useQueryOf(
    'GET /api/propertyManage/confRoom/queryManageList',
    buildingId ? { buildingId } : {},
    {
      keepPrevious: true,
    },
  );
  const navigate = useNavigate();
  return (
    <>
      <PageTitle
        title={m.room_manage_title()}
        beside={<RoomTabs current="rooms" />}
        inLine
        actions={
          <ButtonLink href={listHref('new')} variant="main" icon={plusIcon} keepScroll>
            {m.room_new()}
          </ButtonLink>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <>
            <div className={styles.filter}>
              <NativeSelect
                label={m.field_building()}
                value={buildingId}
                options={[{ value: '', text: m.room_any_building() }, ...buildings]}
                onChange={({ target }) =>
                  void navigate(paths.manageRooms({ view: 'rooms', building: target.value || undefined }))
                }
              />
            </div>
            <CardTable
              caption={m.room_rooms()}
              columns={roomColumns(listHref)}
              rows={rows}
              rowKey={({ roomId }) => roomId}
              empty={m.room_none()}
            />
            <Beside query={{ hrefWith: ({ room }) => listHref(room) }} name="room">
              {(id, close) => (
                <RoomDrawer room={rows.find(({ roomId }) => roomId === id) ?? null} onClose={close} />
              )}
            </Beside>
          </>
        )}
      </Answered>
    </>
  );
}
