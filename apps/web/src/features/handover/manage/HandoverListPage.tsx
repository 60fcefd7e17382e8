import type { HandoverRow } from '@portal/contract/handover/manage';
import { handoverStateLabels } from '@portal/contract/handover/terms';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import { stateVariants } from './state-variants.ts';

const columns = (): ListColumn<HandoverRow>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name }) => name,
    href: ({ userId }) => paths.manageHandover(userId),
    note: ({ roles }) => roles.map((role) => operatorRoleLabels[role]()).join(' · '),
  }),
  numberColumn('held', m.handover_field_held(), ({ held }) => held),
  textColumn(
    'away',
    m.handover_field_away(),
    (row) => (row.awayUntil === null ? null : <WordedText>{awayText(row)}</WordedText>),
    { nowrap: false },
  ),
  stateColumn('handover', m.handover_field_state(), ({ handover }) =>
    handover ? (
      <Status kind={stateVariants[handover.state]}>{handoverStateLabels[handover.state]()}</Status>
    ) : null,
  ),
  textColumn('lastDay', m.handover_field_last_day(), ({ handover }) => handover?.lastDay ?? null),
];

/** Who holds how much work, who is away, and whose work is being given on. */
export function Component() {
  const query = useListQuery([{ kind: 'text', name: 'keyword', label: m.field_person_name() }], { size: 20 });
  return (
    <ListPage
      name="handovers"
      title={m.handover_title()}
      note={m.handover_note()}
      endpoint="GET /api/userManage/handover/queryList"
      query={query}
      columns={columns()}
      rowKey={({ userId }) => userId}
      empty={{ title: m.handover_empty(), text: m.handover_empty_text() }}
    />
  );
}
