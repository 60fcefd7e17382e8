import type { ManagedRoom } from '@portal/contract/conference-room/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nameColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PrintLabels } from '../../../platform/account/list/PrintLabels.tsx';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { bookableStateColumn, hoursColumn } from '../../booking/shared/bookable-columns.ts';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { RoomNote } from '../shared/RoomNote.tsx';
import styles from './RoomFields.module.css';
import { RoomTabs } from './RoomTabs.tsx';

const RoomDrawer = lazy(async () => ({ default: (await import('./RoomDrawer.tsx')).RoomDrawer }));

const roomColumns = (listHref: (room: string) => string): ListColumn<ManagedRoom>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ roomId }) => listHref(roomId),
    opensPane: true,
    note: ({ data }) => <RoomNote {...data} />,
  }),
  writtenColumn('place', m.field_place(), ({ data }) => data.place),
  hoursColumn(),
  bookableStateColumn(),
  textColumn('device', m.field_device_code(), ({ deviceSetAt: at }) => at !== null && formatDate(at)),
];

/** All rooms; the form of one opens in a drawer. */
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
  const filter = (
    <div className={styles.filter}>
      <NativeSelect
        label={m.field_building()}
        value={buildingId}
        options={[{ value: '', text: m.room_any_building() }, ...buildings]}
        onChange={({ target }) =>
          void navigate(paths.manageRooms({ view: 'rooms', building: target.value || undefined }))
        }
      />
      <PrintLabels
        endpoint="GET /api/propertyManage/confRoom/printLabels"
        ids={(answer.data?.rows ?? []).map(({ roomId }) => roomId)}
      />
    </div>
  );
  return (
    <WholeList
      title={m.room_manage_title()}
      tabs={<RoomTabs current="rooms" />}
      add={m.room_new()}
      name="room"
      hrefOf={listHref}
      answer={answer}
      filter={filter}
      caption={m.room_rooms()}
      columns={roomColumns(listHref)}
      idOf={({ roomId }) => roomId}
      empty={m.room_none()}
    >
      {(room, close) => <RoomDrawer room={room} onClose={close} />}
    </WholeList>
  );
}
