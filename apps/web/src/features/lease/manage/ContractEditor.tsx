import {
  type ContractContent,
  contractContent,
  type ManagedContractDetail,
} from '@portal/contract/lease/manage';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { ContractFields } from './ContractFields.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

const defaultValues = {
  enterpriseId: '',
  unitIds: [],
  kind: 'RENT',
  from: '',
  to: '',
  rentFenPerMonth: null,
  payCycle: 3,
  freeDays: 0,
  depositFen: 0,
  escalations: [],
  propertyFeeFenPerM2Month: null,
  lateFeePpmPerDay: 500,
  billAheadDays: 0,
  dueDay: null,
  dueDays: 15,
  noticeDays: 60,
  fileId: '',
} as unknown as ContractContent;

/** Creates a draft contract, or edits one. */
export function ContractEditor({ id, onClose }: { id: string; onClose: () => void }) {
  if (id === 'new') return <Draft contract={null} onClose={onClose} />;
  return <Stored id={id} onClose={onClose} />;
}

function Stored({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/contract/queryManageDetail', { id });
  return <Answered of={answer}>{(contract) => <Draft contract={contract} onClose={onClose} />}</Answered>;
}

function Draft({ contract, onClose }: { contract: ManagedContractDetail | null; onClose: () => void }) {
  const form = useContractForm<ContractContent>(contractContent, {
    defaultValues: contract?.data ?? defaultValues,
  });
  const save = useMutationOf('POST /api/propertyManage/contract/save', {
    once: true,
    done: m.lease_saved(),
    invalidates: [...managedQueryKeys],
    setError: dataFaults(form.setError),
  });
  const at = contract ? { id: contract.contractId, version: contract.version } : {};
  return (
    <FormDrawer
      title={contract ? m.lease_edit() : m.lease_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <ContractFields contract={contract} />
    </FormDrawer>
  );
}
