import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';

const maxShown = 20;

/** The unit that a meter belongs to, searched by building or number; `place` names the current one. */
export function UnitInput({ place }: { place: string }) {
  const { value, onChange, label = '', ...field } = useInput<string>('unitId');
  const [chosen, setChosen] = useState({ value, text: place });
  const [text, setText] = useState(place);
  const keyword = text === chosen.text ? '' : text.trim().slice(0, 40);
  const { data } = useQueryOf(
    'GET /api/serviceManage/unit/queryManageList',
    { keyword, pageSize: maxShown },
    { keepPrevious: true, quiet: true },
  );
  const found = (data?.rows ?? []).map(({ unitId, buildingName, data: { no } }) => ({
    value: unitId,
    text: `${buildingName} ${no}`,
  }));
  const isListed = chosen.value === '' || found.some((option) => option.value === chosen.value);
  const options = isListed ? found : [chosen, ...found];
  return (
    <ComboBox
      {...field}
      label={label}
      empty={m.input_no_match()}
      value={value || null}
      inputValue={text}
      onInputChange={setText}
      options={options}
      onChange={(id) => {
        const next = options.find((option) => option.value === id) ?? { value: '', text: '' };
        setChosen(next);
        setText(next.text);
        onChange(next.value);
      }}
    />
  );
}
