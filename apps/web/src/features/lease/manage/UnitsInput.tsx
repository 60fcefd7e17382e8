import type { ManagedContractDetail } from '@portal/contract/lease/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useFormContext } from 'react-hook-form';
import { areaText } from '../../building/shared/unit-words.ts';
import { BuildingUnitsInput, type UnitChoice } from './BuildingUnitsInput.tsx';

type Known = ManagedContractDetail['units'][number];

const ofContract = (unit: Known): UnitChoice => ({
  unitId: unit.unitId,
  text: `${unit.buildingName} ${unit.no}`,
  note: areaText(unit.areaX100),
  rentFen: unit.rentFenPerMonth,
  feeFen: undefined,
});

/** The units of a contract; they suggest rent and fee. */
export function UnitsInput({ units }: { units: readonly Known[] }) {
  const { setValue, getValues } = useFormContext();
  return (
    <BuildingUnitsInput
      name="unitIds"
      buildingId={units[0]?.buildingId ?? ''}
      known={units.map(ofContract)}
      hintOf={(chosen) => m.lease_rent_hint({ amount: formatFen(sumOf(chosen)) })}
      onChoose={(chosen) => {
        setValue('rentFenPerMonth', sumOf(chosen), { shouldDirty: true });
        const fee = chosen.find(({ feeFen }) => feeFen !== undefined)?.feeFen;
        if (getValues('propertyFeeFenPerM2Month') === null && fee !== undefined)
          setValue('propertyFeeFenPerM2Month', fee, { shouldDirty: true });
      }}
    />
  );
}

const sumOf = (choices: readonly UnitChoice[]) => choices.reduce((sum, { rentFen }) => sum + rentFen, 0);
