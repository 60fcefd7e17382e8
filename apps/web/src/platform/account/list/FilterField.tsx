import * as m from '@portal/texts/messages';
import { useId } from 'react';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { anyOf, type FieldFilter } from './filter-entries.ts';
import type { DaysFilter } from './list-filter.ts';
import type { ListQuery } from './use-list-query.ts';

interface FilterFieldProps extends Pick<ListQuery, 'values'> {
  filter: FieldFilter;
  /** In the line above the table: its label is inside the field, and a choice applies at once. */
  inLine?: boolean;
}

/** The field of one filter. */
export function FilterField({ filter, values, inLine }: FilterFieldProps) {
  if (filter.kind === 'days') return <DaysFields filter={filter} values={values} />;
  if (filter.kind === 'text')
    return (
      <NativeInput
        label={filter.label}
        hiddenLabel={inLine}
        name={filter.name}
        type="search"
        icon={searchIcon}
        placeholder={filter.placeholder ?? (inLine ? filter.label : undefined)}
        maxLength={100}
        defaultValue={values[filter.name]}
      />
    );
  const options = [{ value: '', text: anyOf(filter) }, ...(filter.options ?? [])];
  const select = { label: filter.label, name: filter.name, options };
  // Also submits what was typed in the other fields.
  if (inLine)
    return (
      <NativeSelect
        {...select}
        hiddenLabel
        value={values[filter.name]}
        onChange={({ target }) => target.form?.requestSubmit()}
      />
    );
  return <NativeSelect {...select} defaultValue={values[filter.name]} />;
}

/** The first and the last day; if they are reversed nothing matches, so a hint says so. */
function DaysFields({
  filter: { from, to, label },
  values,
}: { filter: DaysFilter } & Pick<ListQuery, 'values'>) {
  const id = useId();
  const [first = '', last = ''] = [values[from], values[to]];
  const isReversed = first !== '' && last !== '' && last < first;
  const fault = isReversed ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <>
      <NativeInput
        label={m.member_list_from({ label })}
        name={from}
        type="date"
        defaultValue={first}
        {...fault}
      />
      <NativeInput label={m.member_list_to({ label })} name={to} type="date" defaultValue={last} {...fault} />
      {isReversed && (
        <Text id={id} role="alert" across tone="petal" size={13}>
          {m.member_list_days_reversed()}
        </Text>
      )}
    </>
  );
}
