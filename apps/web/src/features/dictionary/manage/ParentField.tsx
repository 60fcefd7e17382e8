import type { ManagedEntry } from '@portal/contract/dictionary-manage';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import type { BoundProps } from '../../../platform/form/Bound.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { entriesKey, isTree, parentListOf } from './dictionary-list.ts';

interface ParentFieldProps extends Omit<BoundProps<string | undefined>, 'ref'> {
  list: string;
  /** Entries of the same list, for a tree. */
  parents: readonly ManagedEntry[];
}

const top = '-';

/** What an entry belongs to: another of its tree, or one of the list above. */
export function ParentField({ list, parents, value, onChange, onBlur, error }: ParentFieldProps) {
  const isOwn = isTree(list);
  const { data } = useQueryOf(entriesKey, { list: parentListOf(list) ?? list }, { enabled: !isOwn });
  const options = (isOwn ? parents : (data ?? [])).map(({ code, name }) => ({ value: code, text: name }));
  return (
    <Select
      label={m.field_parent()}
      placeholder={m.console_dict_choose()}
      options={isOwn ? [{ value: top, text: m.console_dict_no_parent() }, ...options] : options}
      value={value || (isOwn ? top : '')}
      onChange={(next) => onChange(next === top ? '' : next)}
      onBlur={onBlur}
      error={error}
      required={!isOwn}
    />
  );
}
