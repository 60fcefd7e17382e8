import * as m from '@portal/texts/messages';
import { useInput } from '../../../../platform/form/use-input.ts';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { areaText } from '../../../building/shared/unit-words.ts';

interface Own {
  unitId: string;
  buildingName: string;
  no: string;
  areaX100: number;
}

/** Units of the contract to give back. */
export function GivenUnitsInput({ units }: { units: readonly Own[] }) {
  const { value, onChange, ...field } = useInput<string[]>('giveUnitIds');
  return (
    <MultiSelect
      {...field}
      label={field.label ?? ''}
      placeholder={m.lease_choose()}
      options={units.map(({ unitId, buildingName, no, areaX100 }) => ({
        value: unitId,
        text: `${buildingName} ${no}`,
        note: areaText(areaX100),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
