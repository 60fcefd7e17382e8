import {
  blankLeaseAct,
  type LeaseActContent,
  type LeaseActPreview,
  leaseActContent,
} from '@portal/contract/lease/act';
import {
  basesOf,
  type LeaseActKind,
  leaseActKindLabels,
  leaseActKinds,
} from '@portal/contract/lease/act-terms';
import type { ManagedContractDetail } from '@portal/contract/lease/manage';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { dayAfter } from '../../../../platform/display/day-words.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { WorkTrail } from '../../../work-queue/shared/WorkTrail.tsx';
import { ActPreview } from '../../shared/ActPreview.tsx';
import { contractVariants } from '../../shared/contract-variants.ts';
import { RentShift } from '../../shared/RentShift.tsx';
import { ActFields } from './ActFields.tsx';
import { ActNav } from './ActNav.tsx';
import { ActSteps } from './ActSteps.tsx';
import { actQueryKeys } from './act-query-keys.ts';
import { useActPreview } from './use-act-preview.ts';

/** The acts of the park on a running contract. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/contract/queryManageDetail', { id });
  return <Answered of={answer}>{(contract) => <Whole contract={contract} />}</Answered>;
}

const kindOf = (asked: string | null): LeaseActKind => leaseActKinds.find((kind) => kind === asked) ?? 'RENT';

function Whole({ contract }: { contract: ManagedContractDetail }) {
  const [search] = useSearchParams();
  const kind = kindOf(search.get('kind'));
  const { contractId, no, enterpriseName: name, place, from, to, state, stateLabel } = contract;
  const isRunning = state === 'ACTIVE' || state === 'EXPIRING';
  return (
    <>
      <WorkTrail refId={contractId} list={paths.manageContracts({ contract: contractId })} />
      <PageTitle
        title={m.lease_act_title()}
        heading={<Written>{`${name} ${no}`}</Written>}
        aside={<Status kind={contractVariants[state]}>{stateLabel}</Status>}
        note={<Written>{m.lease_act_note({ place, from, to })}</Written>}
        actions={
          <ButtonLink href={paths.manageContracts({ contract: contractId })}>
            {m.lease_act_history()}
          </ButtonLink>
        }
      />
      {isRunning ? (
        <Columns of="232px minmax(0, 1fr)" gap={32} align="start" stack="tablet">
          <ActNav contractId={contractId} current={kind} />
          <ActForm key={`${kind} ${contract.version}`} kind={kind} contract={contract} />
        </Columns>
      ) : (
        <Alert>{m.lease_act_not_running()}</Alert>
      )}
    </>
  );
}

const valuesOf = (kind: LeaseActKind, { to }: ManagedContractDetail): LeaseActContent => ({
  ...blankLeaseAct,
  kind,
  from: kind === 'EXTEND' ? dayAfter(to, 1) : '',
  basis: basesOf[kind][0] ?? 'CONSENT',
  reason: '',
});

function ActForm({ kind, contract }: { kind: LeaseActKind; contract: ManagedContractDetail }) {
  const { contractId, version } = contract;
  const navigate = useNavigate();
  const form = useContractForm<LeaseActContent>(leaseActContent, { defaultValues: valuesOf(kind, contract) });
  const submit = useMutationOf('POST /api/propertyManage/leaseAct/submit', {
    once: true,
    done: ({ stateLabel }) => m.lease_act_submitted({ state: stateLabel }),
    invalidates: [...actQueryKeys],
    setError: dataFaults(form.setError),
  });
  const values = useWatch({ control: form.control }) as LeaseActContent;
  const { data: preview, error } = useActPreview(contractId, values);
  const send = form.handleSubmit(async (data) => {
    const done = await submit.run({ contractId, version, data });
    if (done) await navigate(paths.manageContracts({ contract: contractId }));
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <Stack gap={32} shrink>
          <ActFields kind={kind} contract={contract} title={leaseActKindLabels[kind]()} />
          <Calculated values={values} preview={preview} error={error} />
        </Stack>
      </FormScope>
      <PageActs
        acts={[{ key: 'submit', text: m.lease_act_submit(), submits: true, busy: submit.busy }]}
        note={preview && !error && bookedText(preview)}
      />
    </form>
  );
}

const faultOf = (error: Error) =>
  error instanceof ApiError
    ? Object.values(error.data.fields ?? {}).join(' ') || error.message
    : error.message;

/** What submitting books at once. */
function bookedText({ billFen, creditFen, depositFen, settlementFen }: LeaseActPreview): string {
  if (settlementFen !== null) return `${m.lease_act_total_settlement()} ${formatFen(settlementFen)}`;
  const sums: [number, string][] = [
    [billFen, m.lease_act_total_bill()],
    [creditFen, m.lease_act_total_credit()],
    [depositFen, m.lease_act_total_deposit()],
  ];
  const moved = sums.filter(([fen]) => fen > 0).map(([fen, name]) => `${name} ${formatFen(fen)}`);
  return moved.length === 0 ? m.lease_act_books_nothing() : moved.join(' · ');
}

interface CalculatedProps {
  values: LeaseActContent;
  preview: LeaseActPreview | undefined;
  error: Error | null;
}

/** What the form as it stands would change. */
const Calculated = ({ values, preview, error }: CalculatedProps) => (
  <div aria-live="polite">
    <Stack gap={32}>
      <Panel title={m.lease_act_preview()} end={m.lease_act_preview_note()}>
        {error && <Alert kind="error">{faultOf(error)}</Alert>}
        {!preview && !error && <p>{m.lease_act_preview_ask()}</p>}
        {preview && !error && (
          <Stack gap={24}>
            {preview.settlementFen === null && <RentShift preview={preview} from={values.from} />}
            <ActPreview preview={preview} />
          </Stack>
        )}
      </Panel>
      {preview && !error && (
        <Columns of="minmax(0, 1fr) minmax(0, 1fr)" gap={32} align="start" stack="tablet">
          <Panel title={m.lease_act_who()}>
            <ActSteps data={values} preview={preview} />
          </Panel>
          <Panel title={m.lease_act_notice()}>
            <p>{m.lease_act_object()}</p>
          </Panel>
        </Columns>
      )}
    </Stack>
  </div>
);
