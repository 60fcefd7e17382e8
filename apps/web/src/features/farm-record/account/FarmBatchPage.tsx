import type { OwnBatch } from '@portal/contract/farm/public';
import { batchStateLabels } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { dateColumn, numberColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { batchColumn, recordColumn, stageColumn } from '../../farm/shared/batch-columns.tsx';

const OwnBatchDrawer = lazy(async () => ({ default: (await import('./OwnBatchDrawer.tsx')).OwnBatchDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnBatch>[] => [
  batchColumn(hrefOf),
  stageColumn(),
  numberColumn('steps', m.farm_steps(), ({ steps }) => steps),
  numberColumn('readings', m.farm_readings(), ({ readings }) => readings),
  recordColumn(),
  dateColumn('updated', m.market_updated(), ({ updatedAt }) => updatedAt),
];

/** The batches of the user's enterprise; one opens in a drawer. */
export function Component() {
  const query = useListQuery([
    stateTabs('state', { '': m.input_all_masculine, ...batchStateLabels }),
    { kind: 'text', name: 'keyword', label: m.record_keyword() },
  ]);
  return (
    <ListPage
      name="own-batches"
      title={m.farm_title()}
      note={m.record_note()}
      actions={
        <ButtonLink href={query.hrefWith({ batch: 'new' })} variant="main" icon={plusIcon} keepScroll>
          {m.farm_new()}
        </ButtonLink>
      }
      endpoint="GET /api/farmManage/batch/queryOwnList"
      query={query}
      columns={columns((batch) => query.hrefWith({ batch }))}
      rowKey={({ batchId }) => batchId}
      empty={{
        title: m.record_none(),
        text: m.record_none_text(),
        action: (
          <ButtonLink href={paths.ownBatches({ batch: 'new' })} variant="main">
            {m.farm_new()}
          </ButtonLink>
        ),
      }}
    >
      <DetailPane query={query} name="batch">
        {(id, close) => <OwnBatchDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
