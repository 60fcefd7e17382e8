import { type ManagedConsent, type SignedPaper, signedPaper } from '@portal/contract/lease/consent';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { moveOutQueryKeys } from './move-out-query-keys.ts';

interface SignDialogProps {
  consent: ManagedConsent;
  onClose: () => void;
}

/** The paper that the tenant has signed instead of an answer. */
export function SignDialog({ consent: { consentId: id, version }, onClose }: SignDialogProps) {
  const form = useContractForm<SignedPaper>(signedPaper, { defaultValues: { fileId: '' } });
  const operate = useMutationOf('POST /api/propertyManage/moveOut/operateConsent', {
    once: true,
    done: ({ stateLabel }) => m.move_out_consent_done({ state: stateLabel }),
    invalidates: moveOutQueryKeys,
    setError: form.setError,
  });
  return (
    <FormDialog
      title={m.lease_act_basis_signed()}
      form={form}
      save={({ fileId }) => operate.run({ id, event: 'sign', version, fileId })}
      busy={operate.busy}
      onClose={onClose}
    >
      <FileInput
        name="fileId"
        label={m.lease_act_file()}
        required
        accept={['application/pdf']}
        purpose="CONTRACT"
        visibility="owner"
        stored={null}
      />
    </FormDialog>
  );
}
