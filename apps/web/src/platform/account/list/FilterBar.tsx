import * as m from '@portal/texts/messages';
import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { searchIcon, settings2Icon } from '../../../ui/icon/shapes.ts';
import styles from './FilterBar.module.css';
import { FilterField } from './FilterField.tsx';
import { arrangeFilters, chosenFilters, entriesOf, type FieldFilter, keyOf } from './filter-entries.ts';
import type { ListQuery } from './use-list-query.ts';

// Loaded on demand: few users open it, and its panel is as heavy as the list itself.
const MoreFilters = lazy(async () => ({ default: (await import('./MoreFilters.tsx')).MoreFilters }));

interface FilterBarProps {
  query: ListQuery;
  /** At the end of the line: the list's saved views. */
  end?: ReactNode;
}

/** The line above a table: keyword and most used filters, the rest behind a button; choices apply at once. */
export function FilterBar({ query, end }: FilterBarProps) {
  const { line, more } = arrangeFilters(query.filters);
  const values = JSON.stringify(query.values);
  const { form, ...hold } = useHeldFocus(values);
  if (line.length === 0 && more.length === 0) return end ? <div className={styles.bar}>{end}</div> : null;
  const send = (given: Record<string, string> = {}) =>
    query.change({ values: { ...entriesOf(form.current), ...given } });
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <form
          key={values}
          ref={form}
          {...hold}
          method="get"
          aria-label={m.member_list_search_label()}
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {line.map((filter) => (
            <div key={keyOf(filter)} className={styles[filter.kind]}>
              <FilterField inLine filter={filter} values={query.values} />
              {filter.kind === 'text' && (
                <IconButton type="submit" icon={searchIcon} label={m.member_list_search()} />
              )}
            </div>
          ))}
          {/* Enter in a field applies what is chosen, where no button says so. */}
          {line.every(({ kind }) => kind !== 'text') && (
            <button type="submit" hidden>
              {m.member_list_search()}
            </button>
          )}
        </form>
        {more.length > 0 && <More key={`more ${values}`} filters={more} query={query} onSend={send} />}
        {query.isFiltered && (
          <ButtonLink href={query.clearHref} replace keepScroll variant="quiet">
            {m.member_list_clear()}
          </ButtonLink>
        )}
      </search>
      {end}
    </div>
  );
}

interface MoreProps {
  filters: FieldFilter[];
  query: ListQuery;
  onSend: (given: Record<string, string>) => void;
}

function More({ filters, query, onSend }: MoreProps) {
  const [isAsked, setAsked] = useState(false);
  const active = chosenFilters(query).filter(({ key }) =>
    filters.some((filter) => keyOf(filter) === key),
  ).length;
  const text = active > 0 ? `${m.member_list_more()} ${active}` : m.member_list_more();
  const button = (
    <Button icon={settings2Icon} busy={isAsked} aria-haspopup="dialog" onClick={() => setAsked(true)}>
      {text}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <MoreFilters text={text} filters={filters} values={query.values} onSend={onSend} />
    </Suspense>
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
    form,
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      held.current = target.getAttribute('name') ?? '';
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}
