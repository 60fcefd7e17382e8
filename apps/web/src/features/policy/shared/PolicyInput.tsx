import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';

interface PolicyInputProps {
  name: string;
  /** Title of the policy that is already chosen. */
  title: string | undefined;
}

/** Picks the policy of an item by title. */
export function PolicyInput({ name, title }: PolicyInputProps) {
  const { value, onChange, ...field } = useInput<string>(name);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed === title ? '' : typed.trim().slice(0, 100), 300);
  const { data } = useQueryOf(
    'GET /api/policyManage/policy/queryManageList',
    { keyword, pageSize: 50 },
    { keepPrevious: true, quiet: true },
  );
  const found = (data?.rows ?? []).map((row) => ({ value: row.policyId, text: row.title, note: row.docNo }));
  const isListed = value === '' || found.some((option) => option.value === value);
  const options = isListed || !title ? found : [{ value, text: title }, ...found];
  return (
    <div lang={langOfContent('zh')}>
      <ComboBox
        {...field}
        // The input reads the text of the chosen policy only on mount, so it is remounted when the list arrives.
        key={data ? 'listed' : 'waiting'}
        label={m.field_policy()}
        options={options}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        onInputChange={setTyped}
        empty={m.officer_none()}
      />
    </div>
  );
}
