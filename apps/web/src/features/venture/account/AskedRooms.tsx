import { paths } from '@portal/contract/paths';
import type { RoomAccess } from '@portal/contract/venture/room';
import { roomFolderLabels, roomStateLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { dateColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { roomVariants } from '../shared/venture-words.ts';
import { VentureTabs } from './VentureTabs.tsx';

const RoomDrawer = lazy(async () => ({ default: (await import('./RoomDrawer.tsx')).RoomDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<RoomAccess>[] => [
  nameColumn('venture', m.field_venture_name(), {
    name: ({ ventureName }) => <Written>{ventureName}</Written>,
    href: ({ ventureId }) => hrefOf(ventureId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('folders', m.field_folders(), ({ folders }) =>
    folders.map((folder) => roomFolderLabels[folder]()).join('、'),
  ),
  textColumn('until', m.field_grant_until(), ({ until }) => until),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={roomVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('asked', m.field_submitted_at(), ({ askedAt }) => askedAt),
];

/** Data rooms the enterprise has requested to read; one opens next to the list. */
export function AskedRooms() {
  const query = useListQuery([stateTabs('state', { '': m.input_all_masculine, ...roomStateLabels })], {
    size: 20,
    place: 'view',
  });
  const find = <ButtonLink href={paths.ventureList()}>{m.venture_find()}</ButtonLink>;
  return (
    <ListPage
      name="asked-rooms"
      title={m.venture_own_title()}
      note={m.venture_rooms_note()}
      lead={<VentureTabs current="rooms" />}
      endpoint="GET /api/financeManage/ventureRoom/queryAsked"
      query={query}
      columns={columns((room) => query.hrefWith({ room }))}
      rowKey={({ accessId }) => accessId}
      empty={{ title: m.venture_no_rooms(), text: m.venture_no_rooms_text(), action: find }}
    >
      <DetailPane query={query} name="room">
        {(id, close) => <RoomDrawer ventureId={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
