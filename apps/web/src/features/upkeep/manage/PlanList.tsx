import { paths } from '@portal/contract/paths';
import type { UpkeepPlan } from '@portal/contract/upkeep/plan';
import { planStateLabels } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { UpkeepTabs } from './UpkeepTabs.tsx';
import { rhythmText } from './upkeep-words.ts';

const PlanDrawer = lazy(async () => ({ default: (await import('./PlanDrawer.tsx')).PlanDrawer }));

const targetText = ({ target, targetName }: UpkeepPlan) =>
  target === 'ASSET' ? targetName : m.upkeep_of_kind({ kind: targetName });

const columns = (hrefOf: (id: string) => string): ListColumn<UpkeepPlan>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ name }) => name,
    href: ({ planId }) => hrefOf(planId),
    opensPane: true,
  }),
  writtenColumn('target', m.upkeep_target(), targetText),
  textColumn('rhythm', m.upkeep_rhythm(), rhythmText),
  textColumn('next', m.upkeep_next_on(), ({ nextOn }) => nextOn),
  numberColumn('assets', m.upkeep_assets(), ({ assets }) => assets),
  statusColumn(
    'state',
    m.field_state(),
    ({ state }) => state,
    { ACTIVE: 'open', ENDED: 'closed' },
    planStateLabels,
  ),
];

/** The plans; one is edited next to the list. */
export function PlanList() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.upkeep_plan_keyword() },
      stateTabs('state', { '': m.upkeep_all, ...planStateLabels }),
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="upkeep-plans"
      title={m.upkeep_title()}
      lead={<UpkeepTabs current="plans" />}
      endpoint="GET /api/propertyManage/upkeep/queryPlans"
      query={query}
      columns={columns((id) => query.hrefWith({ id }))}
      rowKey={({ planId }) => planId}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ id: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.upkeep_plan_new()}
          </ButtonLink>
        </ForDesk>
      }
      empty={{
        title: m.upkeep_plan_none(),
        action: <ButtonLink href={paths.manageRepairs({ view: 'assets' })}>{m.repair_assets()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="id">
        {(id, close) => <PlanDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
