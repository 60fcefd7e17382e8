import { ventureStageLabels } from '@portal/contract/finance/terms';
import type { ManagedVenture } from '@portal/contract/venture/manage';
import { ventureStateLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ventureVariants, wanText } from '../shared/venture-words.ts';

const VentureDrawer = lazy(async () => ({ default: (await import('./VentureDrawer.tsx')).VentureDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedVenture>[] => [
  nameColumn('name', m.field_venture_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ ventureId }) => hrefOf(ventureId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('owner', m.venture_owner(), ({ ownerName }) => ownerName),
  textColumn('stage', m.field_venture_stage(), ({ stage }) => ventureStageLabels[stage]()),
  amountColumn('need', m.field_need_amount(), ({ needFen }) => wanText(needFen), { sortBy: '-need' }),
  numberColumn('talks', m.venture_in_talks(), ({ talks }) => talks),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={ventureVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

/** All ventures; one opens next to the list. The park cannot see into their data rooms. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...ventureStateLabels }),
      { kind: 'text', name: 'keyword', label: m.venture_keyword() },
      {
        kind: 'choice',
        name: 'stage',
        label: m.field_venture_stage(),
        options: optionsOf(ventureStageLabels),
      },
    ],
    { size: 20, sort: '-submitted' },
  );
  return (
    <ListPage
      name="ventures"
      title={m.site_nav_ventures()}
      note={m.venture_manage_note()}
      endpoint="GET /api/financeManage/venture/queryManageList"
      exportFrom="GET /api/financeManage/venture/export"
      query={query}
      columns={columns((venture) => query.hrefWith({ venture }))}
      rowKey={({ ventureId }) => ventureId}
      empty={{ title: m.venture_none_yet() }}
    >
      <DetailPane query={query} name="venture">
        {(id, close) => <VentureDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
