import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';

/** The unit that a meter counts for. */
export function UnitInput() {
  const input = { pageSize: 50 };
  const { data } = useQueryOf('GET /api/serviceManage/unit/queryManageList', input, { quiet: true });
  const options = data?.rows.map(({ unitId, buildingName, data: { no } }) => ({
    value: unitId,
    text: `${buildingName} ${no}`,
  }));
  return <SelectInput name="unitId" options={options ?? []} placeholder={m.field_unit_of_building()} />;
}
