import { type BillRun, type RunContent, runContent } from '@portal/contract/billing/bill-manage';
import { feeLabels } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { codesOf, optionsOf } from '../../../platform/display/codes-of.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { runVariants } from '../shared/bill-words.ts';
import { BillTabs } from './BillTabs.tsx';
import { recentMonths } from './months.ts';
import { useOwnFeeOptions } from './use-own-fee-options.ts';

const runColumns = (): ListColumn<BillRun>[] => [
  nameColumn('period', m.field_period(), {
    name: ({ period }) => m.billing_run_of({ period }),
    href: ({ runId }) => paths.manageBills({ view: 'runs', run: runId }),
    note: ({ feeLabels: names }) => names.join(' · '),
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={runVariants[state]}>{stateLabel}</Status>
  )),
  numberColumn('bills', m.billing_bill(), ({ bills }) => bills),
  amountColumn('total', m.field_total(), ({ totalFen }) => formatFen(totalFen)),
  numberColumn('exceptions', m.billing_exceptions(), ({ exceptions }) => exceptions),
  textColumn('user', m.field_handler(), ({ userName }) => userName),
  dateColumn('started', m.case_created(), ({ startedAt }) => startedAt),
];

/** The billing runs of all months. */
export function RunList() {
  const query = useListQuery([{ kind: 'hidden', name: 'view' }], { size: 20 });
  return (
    <ListPage
      name="bill-runs"
      title={m.billing_bill_manage()}
      lead={<BillTabs current="runs" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ run: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.billing_act_run()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/propertyManage/billRun/queryList"
      query={query}
      columns={runColumns()}
      rowKey={({ runId }) => runId}
      bulk={{ nameOf: ({ period, feeLabels }) => `${period} ${feeLabels.join('、')}` }}
      empty={{ title: m.billing_no_runs() }}
    >
      <DetailPane query={query} name="run">
        {(_new, close) => <StartDrawer onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}

function StartDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [, last = ''] = recentMonths(2);
  const ownFees = useOwnFeeOptions((basis) => basis !== 'ONCE');
  const form = useContractForm<RunContent>(runContent, {
    values: { period: last, feeCodes: [...codesOf(feeLabels), ...ownFees.map(({ value }) => value)] },
    resetOptions: { keepDirtyValues: true },
  });
  const start = useMutationOf('POST /api/propertyManage/billRun/start', {
    once: true,
    invalidates: ['GET /api/propertyManage/billRun/queryList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.billing_act_run()}
      form={form}
      save={async (data) => {
        const started = await start.run({ data });
        if (started) void navigate(paths.manageBills({ view: 'runs', run: started.runId }));
        return undefined;
      }}
      busy={start.busy}
      saveText={m.billing_act_run()}
      onClose={onClose}
    >
      <FormSection title={m.billing_run()}>
        <SelectInput
          name="period"
          placeholder=""
          options={recentMonths(12).map((period) => ({ value: period, text: period }))}
        />
        <Wide>
          <ChecksInput name="feeCodes" options={[...optionsOf(feeLabels), ...ownFees]} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
