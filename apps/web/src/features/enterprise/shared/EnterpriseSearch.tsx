import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';

interface NamedEnterprise {
  enterpriseId: string;
  name: string;
}

interface EnterpriseSearchProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Enterprises whose names are already known. */
  known: readonly NamedEnterprise[];
  value: string | null;
  onChange: (enterpriseId: string | null, name: string) => void;
}

const maxShown = 20;

/** Picks one enterprise of the park by name. */
export function EnterpriseSearch({ known, value, onChange, ...field }: EnterpriseSearchProps) {
  const nameOf = (id: string | null) => known.find(({ enterpriseId }) => enterpriseId === id)?.name ?? '';
  const [text, setText] = useState(nameOf(value));
  const { data } = useQueryOf(
    'GET /api/baseInfo/enterpriseInfo/queryList',
    { keyword: text.trim().slice(0, 40), pageSize: maxShown },
    { keepPrevious: true, quiet: true },
  );
  const rows = data?.rows ?? [];
  return (
    <ComboBox
      {...field}
      empty={m.input_no_match()}
      value={value}
      inputValue={text}
      onInputChange={setText}
      options={rows.map(({ enterpriseId, name }) => ({ value: enterpriseId, text: name }))}
      onChange={(id) => {
        const name = rows.find(({ enterpriseId }) => enterpriseId === id)?.name ?? nameOf(id);
        setText(name);
        onChange(id, name);
      }}
    />
  );
}
