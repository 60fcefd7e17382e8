import { blankLeaseAct, type LeaseActContent, leaseActContent } from '@portal/contract/lease/act';
import {
  basesOf,
  type LeaseActKind,
  leaseActKindLabels,
  leaseActKinds,
} from '@portal/contract/lease/act-terms';
import type { ManagedContractDetail } from '@portal/contract/lease/manage';
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
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { type ContractForm, useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { WorkTrail } from '../../../work-queue/shared/WorkTrail.tsx';
import { ActPreview } from '../../shared/ActPreview.tsx';
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
  const { contractId, no, enterpriseName: name, place, from, to, state } = contract;
  const isRunning = state === 'ACTIVE' || state === 'EXPIRING';
  return (
    <>
      <WorkTrail refId={contractId} list={paths.manageContracts({ contract: contractId })} />
      <PageTitle title={m.lease_act_title()} note={m.lease_act_note({ no, name, place, from, to })} />
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
  const send = form.handleSubmit(async (data) => {
    const done = await submit.run({ contractId, version, data });
    if (done) await navigate(paths.manageContracts({ contract: contractId }));
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <Stack gap={32} shrink>
          <ActFields kind={kind} contract={contract} title={leaseActKindLabels[kind]()} />
          <Calculated form={form} contractId={contractId} />
        </Stack>
      </FormScope>
      <PageActs acts={[{ key: 'submit', text: m.lease_act_submit(), submits: true, busy: submit.busy }]} />
    </form>
  );
}

const faultOf = (error: Error) =>
  error instanceof ApiError
    ? Object.values(error.data.fields ?? {}).join(' ') || error.message
    : error.message;

/** What the form as it stands would change. */
function Calculated({ form, contractId }: { form: ContractForm<LeaseActContent>; contractId: string }) {
  const values = useWatch({ control: form.control }) as LeaseActContent;
  const { data: preview, error } = useActPreview(contractId, values);
  return (
    <section aria-labelledby="money" aria-live="polite">
      <Text id="money" as="h2" padBottom={12} size={16}>
        {m.lease_act_preview()}
      </Text>
      {error && <Alert kind="error">{faultOf(error)}</Alert>}
      {!preview && !error && <p>{m.lease_act_preview_ask()}</p>}
      {preview && !error && (
        <Stack gap={24}>
          {preview.settlementFen === null && <RentShift preview={preview} from={values.from} />}
          <ActPreview preview={preview} />
          <section aria-labelledby="who">
            <Text id="who" as="h2" padBottom={12} size={16}>
              {m.lease_act_who()}
            </Text>
            <ActSteps data={values} preview={preview} />
          </section>
          <section aria-labelledby="notice">
            <Text id="notice" as="h2" padBottom={12} size={16}>
              {m.lease_act_notice()}
            </Text>
            <p>{m.lease_act_object()}</p>
          </section>
        </Stack>
      )}
    </section>
  );
}
