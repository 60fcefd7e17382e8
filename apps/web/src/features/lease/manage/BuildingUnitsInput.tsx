import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';

export interface UnitChoice {
  unitId: string;
  text: string;
  note: string;
  rentFen: number;
  /** Not known of a unit that was chosen before. */
  feeFen: number | undefined;
}

interface BuildingUnitsInputProps {
  name: string;
  /** The building to begin with; empty for none. */
  buildingId: string;
  /** Units already chosen, of any building. */
  known?: readonly UnitChoice[];
  hintOf?: (chosen: readonly UnitChoice[]) => string;
  onChoose?: (chosen: readonly UnitChoice[]) => void;
}

/** The units of a building to choose from, including those already chosen in others. */
export function BuildingUnitsInput({
  name,
  buildingId: first,
  known = [],
  hintOf,
  onChoose,
}: BuildingUnitsInputProps) {
  const { value, onChange, ...field } = useInput<string[]>(name);
  const [buildingId, setBuildingId] = useState(first);
  const [met, setMet] = useState(known);
  const buildings = useBuildingOptions() ?? [];
  const { data } = useQueryOf(
    'GET /api/serviceManage/building/queryDetail',
    { id: buildingId },
    { enabled: buildingId !== '', quiet: true },
  );
  const here = (data?.units ?? []).map(
    (unit): UnitChoice => ({
      unitId: unit.unitId,
      text: `${data?.name} ${unit.no}`,
      note: `${areaText(unit.areaX100)} · ${unit.stateLabel}`,
      rentFen: unit.rentFenPerMonth,
      feeFen: unit.propertyFeeFenPerM2Month,
    }),
  );
  const chosenElsewhere = met.filter(
    ({ unitId }) => value.includes(unitId) && !here.some((unit) => unit.unitId === unitId),
  );
  const choices = [...chosenElsewhere, ...here];
  const chosenOf = (ids: readonly string[]) => choices.filter(({ unitId }) => ids.includes(unitId));
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
        {...(hintOf && { hint: hintOf(chosenOf(value)) })}
        options={choices.map(({ unitId, text, note }) => ({ value: unitId, text, note }))}
        value={value}
        onChange={(ids) => {
          const chosen = chosenOf(ids);
          setMet(chosen);
          onChange(ids);
          onChoose?.(chosen);
        }}
      />
    </>
  );
}
