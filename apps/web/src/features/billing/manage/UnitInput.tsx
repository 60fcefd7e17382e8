import { useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { SearchedInput } from '../../../platform/form/SearchedInput.tsx';

const maxShown = 20;

/** The unit that a meter belongs to, searched by building or number; `place` names the current one. */
export function UnitInput({ place }: { place: string }) {
  const [keyword, setKeyword] = useState('');
  const { data } = useQueryOf(
    'GET /api/serviceManage/unit/queryManageList',
    { keyword, pageSize: maxShown },
    { keepPrevious: true, quiet: true },
  );
  const options = (data?.rows ?? []).map(({ unitId, buildingName, data: { no } }) => ({
    value: unitId,
    text: `${buildingName} ${no}`,
  }));
  return <SearchedInput name="unitId" options={options} onSearch={setKeyword} present={place} />;
}
