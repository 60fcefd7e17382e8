import { meterBind } from '@portal/contract/billing/meter';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

const content = meterBind.input.shape.data;

/** Binds a meter of one of the enterprise's units. */
export function BindDrawer({ onClose }: { onClose: () => void }) {
  const form = useContractForm<{ meterNo: string }>(content, { defaultValues: { meterNo: '' } });
  const bind = useMutationOf('POST /api/propertyManage/meter/bind', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/meter/queryList'],
  });
  return (
    <FormDrawer
      title={m.billing_bind()}
      form={form}
      save={(data) => bind.run({ data })}
      busy={bind.busy}
      onClose={onClose}
    >
      {bind.error?.retCode === retCodes.EXPLAINED_BY_PAGE && (
        <Alert kind="error" announce title={m.billing_not_bound()} />
      )}
      <FormSection title={m.billing_meter()}>
        <TextInput name="meterNo" hint={m.billing_bind_hint()} />
      </FormSection>
    </FormDrawer>
  );
}
