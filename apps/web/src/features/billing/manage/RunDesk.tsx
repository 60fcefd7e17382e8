import type { BillRun, RunException } from '@portal/contract/billing/bill-manage';
import type { RunEvent } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  nameColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatThousands } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { quantityText, runVariants } from '../shared/bill-words.ts';
import { ImportReadings } from './ImportReadings.tsx';
import { ReadAgain } from './ReadAgain.tsx';

const configs: Record<RunEvent, ActionConfig> = {
  discard: { text: m.billing_act_discard, ask: m.billing_discard_text, danger: true },
  again: { text: m.billing_act_run_again, ask: m.billing_again_text },
  issue: { text: m.billing_act_issue, ask: m.billing_issue_text },
};

const isUnderWay = (run: BillRun | undefined) => run?.state === 'RUNNING' || run?.state === 'ISSUING';

const isOfMeters = ({ feeCodes }: BillRun) =>
  feeCodes.some((fee) => fee === 'WATER' || fee === 'ELECTRICITY');

const exceptionColumns = (period: string): ListColumn<RunException>[] => [
  nameColumn('meter', m.field_meter_no(), {
    name: ({ meterNo }) => meterNo,
    href: ({ billId }) => (billId === null ? null : paths.manageBills({ bill: billId })),
    note: ({ place }) => place,
  }),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  textColumn('fee', m.field_fee(), ({ feeLabel }) => feeLabel),
  textColumn('kind', m.billing_exception(), ({ kindLabel }) => kindLabel),
  textColumn('usage', m.field_usage(), ({ usageX100 }) => quantityText(usageX100), { align: 'end' }),
  textColumn('lastYear', m.billing_last_year(), ({ lastYearX100 }) => quantityText(lastYearX100), {
    align: 'end',
  }),
  actsColumn('again', m.act_bar(), ({ meterNo, photoFileId }) =>
    meterNo === '' ? null : <ReadAgain {...{ meterNo, period, photoFileId }} />,
  ),
];

/** Change from the previous month in percent. */
const changeText = ({ totalFen, beforeFen }: { totalFen: number; beforeFen: number }) =>
  beforeFen === 0 ? '—' : signedPercent((totalFen - beforeFen) / beforeFen);

const signedPercent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}%`;

/** One billing run: progress, total, what it could not bill, and the button to issue it. */
export function RunDesk({ id }: { id: string }) {
  const first = useQueryOf('GET /api/propertyManage/billRun/queryDetail', { id });
  // Polled every second while the run is in progress; the two queries share one answer.
  const answer = useQueryOf(
    'GET /api/propertyManage/billRun/queryDetail',
    { id },
    isUnderWay(first.data) ? { every: 1_000 } : {},
  );
  const query = useListQuery(
    [
      { kind: 'hidden', name: 'view' },
      { kind: 'hidden', name: 'run' },
    ],
    { size: 20 },
  );
  return (
    <Answered of={answer}>
      {(run) => (
        <>
          <Stack fluid gap={24}>
            <PageTitle
              title={m.billing_run_of({ period: run.period })}
              aside={<Status kind={runVariants[run.state]}>{run.stateLabel}</Status>}
              actions={<ButtonLink href={paths.manageBills({ view: 'runs' })}>{m.act_back()}</ButtonLink>}
            />
            <Panel>
              <Progress
                label={
                  isUnderWay(run)
                    ? run.stateLabel
                    : m.billing_drafted({ count: run.bills, total: formatFen(run.totalFen) })
                }
                value={run.total === 0 ? 1 : Math.min(run.done / run.total, 1)}
                valueText={`${formatThousands(run.done)} / ${formatThousands(run.total)}`}
                tone={isUnderWay(run) ? 'brand' : 'leaf'}
              />
              <Table
                caption={m.billing_run()}
                columns={[
                  { key: 'fee', head: m.field_fee(), cell: ({ feeLabel }) => feeLabel },
                  {
                    key: 'bills',
                    head: m.billing_bill(),
                    align: 'end',
                    cell: ({ bills }) => formatThousands(bills),
                  },
                  {
                    key: 'missing',
                    head: m.billing_missing(),
                    align: 'end',
                    cell: ({ missing }) => formatThousands(missing),
                  },
                  {
                    key: 'total',
                    head: m.field_total(),
                    align: 'end',
                    cell: ({ totalFen }) => formatFen(totalFen),
                  },
                  {
                    key: 'before',
                    head: m.billing_month_before(),
                    align: 'end',
                    cell: ({ beforeFen }) => formatFen(beforeFen),
                  },
                  { key: 'change', head: m.billing_month_change(), align: 'end', cell: changeText },
                ]}
                rows={run.fees}
                rowKey={({ feeCode }) => feeCode}
                empty={m.billing_no_bills()}
              />
            </Panel>
            {!isUnderWay(run) && (
              <>
                {run.actions.includes('again') && isOfMeters(run) && (
                  <Panel>
                    <h2>{m.billing_import()}</h2>
                    <p>{m.billing_import_run()}</p>
                    <ImportReadings period={run.period} />
                  </Panel>
                )}
                {run.exceptions === 0 ? (
                  <p>{m.billing_no_exceptions()}</p>
                ) : (
                  <section>
                    <h2>
                      {m.billing_exceptions()} {run.exceptions}
                    </h2>
                    <p>{run.kinds.map(({ kindLabel, count }) => `${kindLabel} ${count}`).join(' · ')}</p>
                    <ListSection
                      endpoint="GET /api/propertyManage/billRun/queryExceptions"
                      caption={m.billing_exceptions()}
                      query={query}
                      fixed={{ id }}
                      columns={exceptionColumns(run.period)}
                      rowKey={({ exceptionId }) => exceptionId}
                      empty={{ title: m.billing_no_exceptions() }}
                    />
                  </section>
                )}
              </>
            )}
          </Stack>
          <RunActs run={run} />
        </>
      )}
    </Answered>
  );
}

function RunActs({ run }: { run: BillRun }) {
  const { runId: id, version, actions, period } = run;
  const operate = useMutationOf('POST /api/propertyManage/billRun/operate', {
    invalidates: [
      'GET /api/propertyManage/billRun/queryList',
      'GET /api/propertyManage/billRun/queryDetail',
      'GET /api/propertyManage/billRun/queryExceptions',
      'GET /api/propertyManage/bill/queryManageList',
    ],
  });
  const { acts, dialog } = useEventActs<RunEvent>({
    configs,
    possible: actions,
    title: m.billing_run_of({ period }),
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      <PageActs acts={acts} note={m.billing_drafted({ count: run.bills, total: formatFen(run.totalFen) })} />
      {dialog}
    </>
  );
}
