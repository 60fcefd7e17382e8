import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { ComboBox } from '../../ui/combo-box/ComboBox.tsx';
import type { Option } from '../../ui/list-box/option.ts';
import { useInput } from './use-input.ts';

interface SearchedInputProps {
  name: string;
  /** What the server found for the keyword. */
  options: readonly Option[];
  /** Receives the keyword to look for; empty for any. */
  onSearch: (keyword: string) => void;
  /** Text of the value that is stored, which the options need not contain. */
  present?: string;
}

const maxKeyword = 40;

/** One of many, of which the server finds those that contain what is typed. */
export function SearchedInput({ name, options: found, onSearch, present = '' }: SearchedInputProps) {
  const { value, onChange, label = '', ...field } = useInput<string>(name);
  const [chosen, setChosen] = useState<Option>({ value, text: present });
  const [text, setText] = useState(present);
  // The field also reports the text that a choice fills in, before the state has changed.
  const filledIn = useRef(present);
  const isListed = chosen.value === '' || found.some((option) => option.value === chosen.value);
  const options = isListed ? [...found] : [chosen, ...found];
  return (
    <ComboBox
      {...field}
      label={label}
      empty={m.input_no_match()}
      value={value || null}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        onSearch(typed === filledIn.current ? '' : typed.trim().slice(0, maxKeyword));
      }}
      options={options}
      onChange={(id) => {
        const next = options.find((option) => option.value === id) ?? { value: '', text: '' };
        filledIn.current = next.text;
        setChosen(next);
        setText(next.text);
        onSearch('');
        onChange(next.value);
      }}
    />
  );
}
