import type { ManagedContractDetail } from '@portal/contract/lease/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';

type Known = ManagedContractDetail['units'][number];

interface Choice {
  unitId: string;
  text: string;
  note: string;
  rentFen: number;
  feeFen: number | undefined;
}

const ofContract = (unit: Known): Choice => ({
  unitId: unit.unitId,
  text: `${unit.buildingName} ${unit.no}`,
  note: areaText(unit.areaX100),
  rentFen: unit.rentFenPerMonth,
  feeFen: undefined,
});

/** The units of a building to choose from, including those already chosen; they suggest rent and fee. */
export function UnitsInput({ units }: { units: readonly Known[] }) {
  const { value, onChange, ...field } = useInput<string[]>('unitIds');
  const { setValue, getValues } = useFormContext();
  const [buildingId, setBuildingId] = useState(units[0]?.buildingId ?? '');
  const [met, setMet] = useState<Choice[]>(() => units.map(ofContract));
  const buildings = useBuildingOptions() ?? [];
  const { data } = useQueryOf(
    'GET /api/serviceManage/building/queryDetail',
    { id: buildingId },
    { enabled: buildingId !== '', quiet: true },
  );
  const here: Choice[] = (data?.units ?? []).map((unit) => ({
    unitId: unit.unitId,
    text: `${data?.name} ${unit.no}`,
    note: `${areaText(unit.areaX100)} · ${unit.stateLabel}`,
    rentFen: unit.rentFenPerMonth,
    feeFen: unit.propertyFeeFenPerM2Month,
  }));
  const chosenElsewhere = met.filter(
    ({ unitId }) => value.includes(unitId) && !here.some((unit) => unit.unitId === unitId),
  );
  const choices = [...chosenElsewhere, ...here];
  const chosen = choices.filter(({ unitId }) => value.includes(unitId));
  const choose = (ids: string[]) => {
    const next = choices.filter(({ unitId }) => ids.includes(unitId));
    setMet(next);
    onChange(ids);
    setValue('rentFenPerMonth', sumOf(next), { shouldDirty: true });
    const fee = next.find(({ feeFen }) => feeFen !== undefined)?.feeFen;
    if (getValues('propertyFeeFenPerM2Month') === null && fee !== undefined)
      setValue('propertyFeeFenPerM2Month', fee, { shouldDirty: true });
  };
  return (
    <>
      <Select
        label={m.lease_building()}
        placeholder={m.lease_choose()}
        options={buildings}
        value={buildingId}
        onChange={setBuildingId}
      />
      <MultiSelect
        {...field}
        label={field.label ?? ''}
        placeholder={m.lease_choose()}
        hint={m.lease_rent_hint({ amount: formatFen(sumOf(chosen)) })}
        options={choices.map(({ unitId, text, note }) => ({ value: unitId, text, note }))}
        value={value}
        onChange={choose}
      />
    </>
  );
}

const sumOf = (choices: readonly Choice[]) => choices.reduce((sum, { rentFen }) => sum + rentFen, 0);
