import { type DealContent, dealContent } from '@portal/contract/service-order/public';
import { maxOrderFiles, orderFilePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FilesInput } from '../../../platform/form/FilesInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { orderQueryKeys } from './order-query-keys.ts';

/** Registers a deal made offline, for the other side to confirm. */
export function DealForm({ onClose }: { onClose: () => void }) {
  const form = useContractForm<DealContent>(dealContent, {
    defaultValues: {
      partner: '',
      side: 'BUYER',
      subject: '',
      need: '',
      dealDay: '',
      amountFen: null,
      fileIds: [],
    },
  });
  const register = useMutationOf('POST /api/serviceManage/order/register', {
    once: true,
    done: m.order_registered(),
    invalidates: [...orderQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.order_register()}
      form={form}
      save={(data) => register.run({ data })}
      busy={register.busy}
      saveText={m.order_register()}
      onClose={onClose}
    >
      <FormSection title={m.order_other_side()} note={m.order_deals_empty_text()}>
        <Wide>
          <TextInput name="partner" hint={m.order_partner_hint()} />
        </Wide>
        <Wide>
          <ChoiceInput
            name="side"
            options={[
              { value: 'BUYER', text: m.order_side_buyer() },
              { value: 'PROVIDER', text: m.order_side_provider() },
            ]}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.field_order_subject()}>
        <Wide>
          <TextInput name="subject" />
        </Wide>
        <DateInput name="dealDay" />
        <MoneyInput name="amountFen" hint={m.order_yuan()} />
        <Wide>
          <TextAreaInput name="need" rows={3} />
        </Wide>
        <Wide>
          <FilesInput name="fileIds" purpose={orderFilePurpose} max={maxOrderFiles} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
