import { type MoveOutDetail, type MoveOutProposal, moveOutProposal } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { SecureAgain } from '../../../identity/shared/secure/SecureAgain.tsx';
import { netLabel } from './MoveOutTable.tsx';
import { moveOutQueryKeys } from './move-out-query-keys.ts';

interface ProposeDialogProps {
  of: MoveOutDetail;
  onClose: () => void;
}

/** Sends the sum on, with the account for what no paid order received. */
export function ProposeDialog({ of, onClose }: ProposeDialogProps) {
  const { contractId, no, netFen, payoutFen, needsTwo, enterpriseName } = of;
  const form = useContractForm<MoveOutProposal>(moveOutProposal, {
    defaultValues: {
      contractId,
      netFen,
      payee: payoutFen > 0 ? { name: enterpriseName, bank: '', number: '' } : null,
      fileId: '',
      reason: '',
    },
  });
  const propose = useMutationOf('POST /api/propertyManage/moveOut/propose', {
    once: true,
    done: ({ contractStateLabel: state }) => m.move_out_done({ no, state }),
    invalidates: moveOutQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = async (data: MoveOutProposal) => propose.run({ data });
  return (
    <FormDialog
      title={needsTwo ? m.move_out_propose() : m.move_out_settle()}
      form={form}
      save={send}
      busy={propose.busy}
      onClose={onClose}
    >
      <FormSection
        title={`${netLabel(netFen)} ${formatFen(Math.abs(netFen))}`}
        note={needsTwo ? m.move_out_propose_text() : m.move_out_approve_text()}
        columns={1}
      >
        {payoutFen > 0 && (
          <>
            <TextInput name="payee.name" />
            <TextInput name="payee.bank" />
            <TextInput name="payee.number" />
            <FileInput
              name="fileId"
              label={m.move_out_proof()}
              hint={m.move_out_by_account_note()}
              accept={['application/pdf', 'image/jpeg', 'image/png']}
              purpose="CONTRACT"
              visibility="owner"
              stored={null}
              required
            />
          </>
        )}
        <TextAreaInput name="reason" />
      </FormSection>
      <SecureAgain
        error={propose.error}
        onProven={() => void send(form.getValues()).then((done) => done && onClose())}
      />
    </FormDialog>
  );
}
