import * as m from '@portal/texts/messages';
import { type FocusEvent, type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { QueryBar } from '../../../ui/form/QueryBar.tsx';
import { searchIcon } from '../../../ui/icon/shapes/search.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import styles from './List.module.css';
import type { DaysFilter, ListFilter } from './list-filter.ts';
import type { ListQuery } from './use-list-query.ts';

/** The filters above a table: choices apply at once, texts when submitted. */
export function FilterBar({ query }: { query: ListQuery }) {
  const fields = query.filters.filter(({ kind }) => kind !== 'tabs' && kind !== 'hidden');
  const values = JSON.stringify(query.values);
  const hold = useHeldFocus(values);
  if (fields.length === 0) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    query.change({ values: Object.fromEntries(entered) as Record<string, string> });
  };
  return (
    <QueryBar
      key={values}
      {...hold}
      label={m.member_list_search_label()}
      onSubmit={send}
      actions={
        <>
          {fields.some(({ kind }) => kind !== 'choice') && (
            <Button type="submit" variant="main">
              {m.member_list_search()}
            </Button>
          )}
          {query.isFiltered && (
            <ButtonLink href={query.clearHref} replace keepScroll>
              {m.member_list_clear()}
            </ButtonLink>
          )}
        </>
      }
    >
      {fields.map((filter) => (
        <FilterField
          key={'name' in filter ? filter.name : filter.from}
          filter={filter}
          values={query.values}
        />
      ))}
    </QueryBar>
  );
}

/** The fields are remounted when their values change; this puts the focus back into the field it was in. */
function useHeldFocus(values: string) {
  const form = useRef<HTMLFormElement>(null);
  const held = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs whenever the values change
  useEffect(() => {
    if (held.current === undefined || form.current?.contains(document.activeElement)) return;
    const same = form.current?.querySelector<HTMLElement>(`[name="${held.current}"]`);
    (same ?? form.current?.querySelector<HTMLElement>('input, select'))?.focus();
  }, [values]);
  return {
    ref: form,
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      held.current = target.getAttribute('name') ?? '';
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}

function FilterField({ filter, values }: { filter: ListFilter } & Pick<ListQuery, 'values'>) {
  switch (filter.kind) {
    case 'text':
      return (
        <NativeInput
          label={filter.label}
          name={filter.name}
          type="search"
          icon={searchIcon}
          placeholder={filter.placeholder}
          maxLength={100}
          defaultValue={values[filter.name]}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          label={filter.label}
          name={filter.name}
          options={[{ value: '', text: filter.all ?? m.member_list_all() }, ...(filter.options ?? [])]}
          value={values[filter.name]}
          // Submits what is typed in the other fields too.
          onChange={({ target }) => target.form?.requestSubmit()}
        />
      );
    case 'days':
      return <DaysFields filter={filter} values={values} />;
    case 'tabs':
    case 'hidden':
      return null;
  }
}

/** The first and the last day; a last day before the first finds nothing, so a hint says so. */
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
        <p id={id} role="alert" className={styles.fault}>
          {m.member_list_days_reversed()}
        </p>
      )}
    </>
  );
}
