import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { inputOf } from '../../../../platform/form/input-of.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { NumberField } from '../../../../ui/number-field/NumberField.tsx';

/** A number of small steps, entered in the larger unit. */
const scaled = (scale: number) =>
  inputOf(NumberField, {
    format: (value) => (typeof value === 'number' ? value / scale : null),
    parse: (given: number | null) => (given === null ? null : Math.round(given * scale)),
  });

const Quantity = scaled(100);
const UnitPrice = scaled(10_000);

/** A fee item of the park's own, with quantity and price. */
export function ChargeFields() {
  const { data } = useQueryOf('GET /api/propertyManage/fee/queryOwnList', {}, { quiet: true });
  const offered = (data?.rows ?? []).filter(({ data: { basis, enabled } }) => enabled && basis === 'MONTHLY');
  return (
    <>
      <SelectInput
        name="feeCode"
        required
        placeholder={m.lease_choose()}
        options={offered.map(({ name, data: { code } }) => ({ value: code, text: name }))}
      />
      <Quantity name="quantityX100" required minValue={0} />
      <UnitPrice name="unitPriceE4" required minValue={0} />
    </>
  );
}

/** A charge of the contract to end. */
export function ChargeField({ contractId }: { contractId: string }) {
  const { data } = useQueryOf(
    'GET /api/propertyManage/charge/queryList',
    { id: contractId },
    { quiet: true },
  );
  const running = (data?.rows ?? []).filter(({ canEnd }) => canEnd);
  return (
    <SelectInput
      name="chargeId"
      required
      placeholder={m.lease_choose()}
      options={running.map(({ chargeId, feeLabel, note, monthFen, from }) => ({
        value: chargeId,
        text: [feeLabel, note].filter(Boolean).join(' '),
        note: `${formatFen(monthFen)} · ${from}`,
      }))}
    />
  );
}
