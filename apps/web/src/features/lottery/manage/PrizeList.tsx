import { shortOf } from '@portal/contract/lottery/draw';
import type { ManagedPrize } from '@portal/contract/lottery/public';
import { prizeStateLabels } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import { endColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { prizeVariants } from '../shared/lottery-words.ts';

const HandDrawer = lazy(async () => ({ default: (await import('./HandDrawer.tsx')).HandDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedPrize>[] => [
  nameColumn('name', m.lottery_field_prize(), {
    name: ({ name }) => name,
    href: ({ prizeId }) => hrefOf(prizeId),
    opensPane: true,
    note: ({ title }) => title,
  }),
  textColumn('no', m.lottery_entry_no(), ({ entryNo }) => shortOf(entryNo)),
  textColumn('winner', m.lottery_winner(), ({ winnerName }) => winnerName),
  textColumn('kind', m.lottery_field_kind(), ({ kindLabel }) => kindLabel),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={prizeVariants[state]}>{stateLabel}</Status>
  )),
  textColumn('preparedBy', m.lottery_prepared_by(), ({ preparedByName }) => preparedByName),
  endColumn('until', m.field_deadline(), ({ state, claimUntil }) =>
    state === 'TO_CLAIM' ? claimUntil : null,
  ),
];

/** Prizes won: one operator prepares each, another hands it out. */
export function PrizeList({ title, lead }: { title: string; lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...prizeStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    {
      size: 20,
      place: 'view',
    },
  );
  return (
    <ListPage
      name="prizes"
      title={title}
      note={m.lottery_manage_note()}
      lead={lead}
      endpoint="GET /api/communityManage/prize/queryManageList"
      exportFrom="GET /api/communityManage/prize/export"
      query={query}
      columns={columns((prize) => query.hrefWith({ prize }))}
      rowKey={({ prizeId }) => prizeId}
      empty={{ title: m.lottery_no_won() }}
    >
      <DetailPane query={query} name="prize">
        {(id, close) => <HandDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
