import { type TariffEnd, tariffEnd } from '@portal/contract/billing/price-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import type { PriceRow } from './price-row.ts';

/** Ends a price that has begun, on a day after which nothing is billed. */
export function EndDialog({ row, onClose }: { row: PriceRow; onClose: () => void }) {
  const { tariffId: id, version, name, effectiveFrom } = row;
  const form = useContractForm<TariffEnd>(tariffEnd, { defaultValues: { endsOn: '' } });
  const operate = useMutationOf('POST /api/propertyManage/fee/operateTariff', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/fee/queryManageList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.pricing_end()}
      form={form}
      save={(data) => operate.run({ id, event: 'end', version, data })}
      busy={operate.busy}
      onClose={onClose}
    >
      <p>{m.pricing_end_text()}</p>
      <FormSection title={`${name} · ${m.pricing_since({ from: effectiveFrom })}`} columns={1}>
        <DateInput name="endsOn" />
      </FormSection>
    </FormDialog>
  );
}
