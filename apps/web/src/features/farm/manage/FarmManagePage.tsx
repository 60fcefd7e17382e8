import type { ManagedBatch } from '@portal/contract/farm/manage';
import { batchStateLabels } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { dateColumn, numberColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PrintLabels } from '../../../platform/account/list/PrintLabels.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { batchColumn, recordColumn, stageColumn } from '../shared/batch-columns.tsx';

const ManagedBatchDrawer = lazy(async () => ({
  default: (await import('./ManagedBatchDrawer.tsx')).ManagedBatchDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedBatch>[] => [
  batchColumn(hrefOf),
  writtenColumn('grower', m.farm_grower(), ({ growerName }) => growerName),
  numberColumn('stems', m.field_stems(), ({ stems }) => stems),
  stageColumn(),
  recordColumn(),
  dateColumn('published', m.farm_published(), ({ publishedAt }) => publishedAt, { sortBy: '-published' }),
];

/** The batches of all growers; one opens in a drawer. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...batchStateLabels }),
      { kind: 'text', name: 'keyword', label: m.farm_keyword_grower() },
    ],
    { size: 20, sort: '-published' },
  );
  return (
    <ListPage
      name="farm-batches"
      title={m.farm_title()}
      actions={<ButtonLink href={paths.farmingList()}>{m.act_public_page()}</ButtonLink>}
      endpoint="GET /api/farmManage/batch/queryManageList"
      exportFrom="GET /api/farmManage/batch/export"
      query={query}
      columns={columns((batch) => query.hrefWith({ batch }))}
      rowKey={({ batchId }) => batchId}
      bulk={{
        nameOf: ({ batchNo }) => batchNo,
        more: (keys) => (
          <PrintLabels endpoint="GET /api/farmManage/batch/printLabels" ids={keys.map(String)} />
        ),
      }}
      empty={{ title: m.farm_none_yet() }}
    >
      <DetailPane query={query} name="batch">
        {(id, close) => <ManagedBatchDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
