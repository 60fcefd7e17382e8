import {
  type ManagedDeclarationDetail,
  type OpinionContent,
  opinionContent,
} from '@portal/contract/declaration/manage';
import { verdictLabels } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';

interface OpinionDialogProps {
  declaration: ManagedDeclarationDetail;
  onClose: () => void;
}

/** Form for an expert's opinion, which can be changed until the application is decided. */
export function OpinionDialog({ declaration, onClose }: OpinionDialogProps) {
  const own = declaration.opinions.find(({ isOwn }) => isOwn);
  const form = useContractForm<OpinionContent>(opinionContent, {
    defaultValues: {
      verdict: own?.verdict ?? 'PASS',
      amountFen: own?.amountFen ?? declaration.amountApplyFen,
      opinion: own?.opinion ?? '',
    },
  });
  const opine = useMutationOf('POST /api/policyManage/declaration/opine', {
    once: true,
    done: m.declaration_opinion_given(),
    invalidates: managedDeclarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.declaration_opine()}
      form={form}
      save={(data) => opine.run({ id: declaration.declarationId, data })}
      busy={opine.busy}
      onClose={onClose}
    >
      <p>{m.declaration_opine_text()}</p>
      <Stack gap={16} above={12}>
        <ChoiceInput name="verdict" options={optionsOf(verdictLabels)} />
        <MoneyInput name="amountFen" />
        <TextAreaInput name="opinion" rows={5} />
      </Stack>
    </FormDialog>
  );
}
