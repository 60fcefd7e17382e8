import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import type { OwnVenture } from '@portal/contract/venture/public';
import { ventureStateLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { ventureVariants, wanText } from '../shared/venture-words.ts';
import { VentureTabs } from './VentureTabs.tsx';

const VentureForm = lazy(async () => ({ default: (await import('./VentureForm.tsx')).VentureForm }));
const VentureOfEntry = lazy(async () => ({ default: (await import('./VentureOfEntry.tsx')).VentureOfEntry }));

const columns = (): ListColumn<OwnVenture>[] => [
  nameColumn('name', m.field_venture_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ ventureId }) => paths.ownVenture(ventureId),
    note: ({ stage }) => ventureStageLabels[stage](),
  }),
  amountColumn('need', m.field_need_amount(), ({ needFen }) => wanText(needFen)),
  numberColumn('talks', m.venture_in_talks(), ({ talks }) => talks),
  numberColumn('waiting', m.venture_waiting(), ({ waiting }) => waiting),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={ventureVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.market_updated(), ({ updatedAt }) => updatedAt),
];

/** The user's ventures; the form for a new one opens next to the list. */
export function OwnVentures() {
  const entryId = useSearchParams()[0].get('entry');
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...ventureStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_venture_name() },
    ],
    { size: 20 },
  );
  const begin = (
    <ButtonLink href={paths.ownVentures({ venture: 'new' })} variant="main" icon={plusIcon} keepScroll>
      {m.venture_publish()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="own-ventures"
      title={m.venture_own_title()}
      note={m.venture_own_note()}
      lead={<VentureTabs current="ventures" />}
      actions={begin}
      endpoint="GET /api/financeManage/venture/queryOwnList"
      query={query}
      columns={columns()}
      rowKey={({ ventureId }) => ventureId}
      empty={{ title: m.venture_own_none(), text: m.venture_own_none_text(), action: begin }}
    >
      <DetailPane query={query} name="venture">
        {(_new, close) =>
          entryId === null ? (
            <VentureForm venture={null} onClose={close} />
          ) : (
            <VentureOfEntry entryId={entryId} onClose={close} />
          )
        }
      </DetailPane>
    </ListPage>
  );
}
