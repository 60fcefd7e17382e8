import type { ManagedLottery } from '@portal/contract/lottery/public';
import { lotteryStateLabels } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { lotteryVariants } from '../shared/lottery-words.ts';

const DrawDrawer = lazy(async () => ({ default: (await import('./DrawDrawer.tsx')).DrawDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedLottery>[] => [
  nameColumn('title', m.lottery_title(), {
    name: ({ title }) => title,
    href: ({ postId }) => hrefOf(postId),
    opensPane: true,
    note: ({ prizeNames }) => prizeNames.join('、'),
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={lotteryVariants[state]}>{stateLabel}</Status>
  )),
  numberColumn('entries', m.lottery_fact_entrants(), ({ entries }) => entries),
  dateColumn('joinTo', m.lottery_field_join_to(), ({ joinTo }) => joinTo),
  dateColumn('drawAt', m.lottery_field_draw_at(), ({ drawAt }) => drawAt),
  textColumn('checkedBy', m.lottery_checked_by(), ({ checkedByName }) => checkedByName),
];

/** The draws, each with its confirmations; the seed is never included here. */
export function DrawList({ title, lead }: { title: string; lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...lotteryStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="draws"
      title={title}
      note={m.lottery_manage_note()}
      lead={lead}
      endpoint="GET /api/communityManage/lottery/queryManageList"
      exportFrom="GET /api/communityManage/lottery/export"
      query={query}
      columns={columns((draw) => query.hrefWith({ draw }))}
      rowKey={({ postId }) => postId}
      empty={{ title: m.lottery_no_draws() }}
    >
      <DetailPane query={query} name="draw">
        {(id, close) => <DrawDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
