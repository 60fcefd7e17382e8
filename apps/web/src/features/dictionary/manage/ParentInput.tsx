import type { ManagedEntry } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { entriesKey, isTree, parentListOf } from './dictionary-list.ts';

interface ParentInputProps {
  name: string;
  list: string;
  /** The entries of the same list, if it is a tree. */
  parents: readonly ManagedEntry[];
}

const top = '-';

/** The parent of an entry: another entry of its tree, or one of the list above. */
export function ParentInput({ name, list, parents }: ParentInputProps) {
  const { value, onChange, onBlur, ref, error } = useInput<string | undefined>(name);
  const isOwn = isTree(list);
  const { data } = useQueryOf(entriesKey, { list: parentListOf(list) ?? list }, { enabled: !isOwn });
  const options = (isOwn ? parents : (data ?? [])).map(({ code, name: text }) => ({ value: code, text }));
  return (
    <Select
      label={m.field_parent()}
      placeholder={m.input_choose()}
      options={isOwn ? [{ value: top, text: m.console_dict_no_parent() }, ...options] : options}
      value={value || (isOwn ? top : '')}
      onChange={(next) => onChange(next === top ? '' : next)}
      onBlur={onBlur}
      ref={ref}
      error={error}
      required={!isOwn}
    />
  );
}
