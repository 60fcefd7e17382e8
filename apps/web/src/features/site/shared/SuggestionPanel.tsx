import { paths } from '@portal/contract/paths';
import type { Suggestion } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { foundKinds } from '../../found-kinds.ts';
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts';
import styles from './SuggestionPanel.module.css';
import { usePopular, useSuggestions } from './use-suggestions.ts';

interface Option {
  key: string;
  /** The heading above the first option of a group. */
  group: string;
  text: string;
  lang: string | undefined;
  note: string;
  href: string;
}

const optionOf = (row: Suggestion): Option => {
  const { name, href } = foundKinds[row.kind];
  return {
    key: `${row.kind} ${row.refId}`,
    group: row.kind === 'PUBLIC_TASK' ? name() : m.search_suggestions(),
    text: row.title.text,
    lang: langOfContent(row.lang),
    note: row.kind === 'PUBLIC_TASK' ? m.search_open() : name(),
    href: href(row),
  };
};

const keywordOption = (keyword: string, group: string): Option => ({
  key: `${group} ${keyword}`,
  group,
  text: keyword,
  lang: undefined,
  note: '',
  href: paths.search({ keyword }),
});

const allOption = (keyword: string): Option => ({
  ...keywordOption(keyword, m.search_suggestions()),
  key: 'all',
  text: m.search_all_results({ keyword }),
});

interface SuggestionPanelProps {
  host: HTMLElement;
  input: HTMLInputElement;
}

/** What is typed, and whether the panel is wanted. */
function useTyped({ host, input }: SuggestionPanelProps) {
  const [keyword, setKeyword] = useState(input.value);
  const [isOpen, setOpen] = useState(document.activeElement === input);
  useEffect(() => {
    const type = () => {
      setKeyword(input.value);
      setOpen(true);
    };
    const focus = () => setOpen(true);
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && host.contains(event.relatedTarget))) setOpen(false);
    };
    const send = () => keepRecent(input.value);
    input.addEventListener('input', type);
    input.addEventListener('focus', focus);
    host.addEventListener('focusout', leave);
    host.addEventListener('submit', send);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('focus', focus);
      host.removeEventListener('focusout', leave);
      host.removeEventListener('submit', send);
    };
  }, [host, input]);
  return { keyword, isOpen, close: () => setOpen(false) };
}

/** Services and titles while a keyword is typed; before that, what was searched for last, here and by others. */
export function SuggestionPanel({ host, input }: SuggestionPanelProps) {
  const id = useId();
  const { keyword, isOpen, close } = useTyped({ host, input });
  const [recent, setRecent] = useState(readRecent);
  const [active, setActive] = useState(-1);
  const popular = usePopular();
  const typed = keyword.trim();
  const suggested = useSuggestions(typed);
  const options =
    typed === ''
      ? [
          ...recent.map((word) => keywordOption(word, m.search_recent())),
          ...popular.map((word) => keywordOption(word, m.search_trending())),
        ]
      : suggested.rows.length > 0
        ? [...suggested.rows.map(optionOf), allOption(suggested.understood ?? typed)]
        : [];
  const isShown = isOpen && options.length > 0;
  const place = Math.min(active, options.length - 1);
  const chosen = isShown ? options[place] : undefined;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || !isShown) return;
      if (event.key === 'ArrowDown') setActive((place + 1) % options.length);
      else if (event.key === 'ArrowUp') setActive(place <= 0 ? options.length - 1 : place - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && chosen) {
        keepRecent(input.value || chosen.text);
        location.assign(withBasePath(chosen.href));
      } else {
        setActive(-1);
        return;
      }
      event.preventDefault();
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('autocomplete', 'off');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isShown));
    if (chosen) input.setAttribute('aria-activedescendant', `${id}-${place}`);
    else input.removeAttribute('aria-activedescendant');
  });

  return (
    <div className={styles.panel} hidden={!isShown}>
      {suggested.understood !== null && typed !== '' && (
        <p className={styles.understood} role="status">
          {m.search_corrected_to({ keyword: suggested.understood })}
        </p>
      )}
      <div role="listbox" id={id} aria-label={m.search_suggestions()}>
        {options.map((option, at) => (
          <div key={option.key} role="presentation">
            {option.group !== options[at - 1]?.group && (
              <p className={styles.group} role="presentation">
                {option.group}
              </p>
            )}
            <a
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === place}
              href={withBasePath(option.href)}
              lang={option.lang}
              className={clsx(styles.option, at === place && styles.active)}
            >
              <span>{option.text}</span>
              {option.note !== '' && <small className={styles.note}>{option.note}</small>}
            </a>
          </div>
        ))}
      </div>
      {typed === '' && recent.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            clearRecent();
            setRecent([]);
            input.focus();
          }}
        >
          {m.search_recent_clear()}
        </button>
      )}
    </div>
  );
}
