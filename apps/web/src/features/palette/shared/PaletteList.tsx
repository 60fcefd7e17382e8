import * as m from '@portal/texts/messages';
import { useEffect, useRef } from 'react';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './Palette.module.css';
import { type PaletteGroup, type PaletteItem, readTyped } from './palette-groups.ts';
import { moreKey } from './use-finder.ts';

export const listId = 'palette-list';

/** The id of an option, for the field that names it. */
export const optionId = (key: string): string =>
  `palette-${key.replace(/\W/gu, (sign) => `-${sign.codePointAt(0)}`)}`;

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  current: string | undefined;
  typed: string;
  onChoose: (key: string) => void;
  onPoint: (key: string) => void;
}

/** The results in their groups; the field above keeps the focus. */
export function PaletteList({ groups, current, typed, onChoose, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = current === undefined ? null : document.getElementById(optionId(current));
    option?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useEffect(() => {
    const host = list.current;
    const keyAt = ({ target }: Event) =>
      (target as Element).closest<HTMLElement>('[role=option]')?.dataset.key;
    const choose = (event: Event) => {
      const key = keyAt(event);
      if (key !== undefined) onChoose(key);
    };
    const point = (event: Event) => {
      const key = keyAt(event);
      if (key !== undefined) onPoint(key);
    };
    host?.addEventListener('click', choose);
    host?.addEventListener('pointermove', point);
    return () => {
      host?.removeEventListener('click', choose);
      host?.removeEventListener('pointermove', point);
    };
  }, [onChoose, onPoint]);
  const { text } = readTyped(typed);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={m.palette_results()} className={styles.list}>
      {groups.map(({ key, name, items, hidden }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options of a list box has no element of its own
        <div key={key} role="group" aria-label={name}>
          <p aria-hidden="true" className={styles.group}>
            {name}
          </p>
          {items.map((item) => (
            <Line key={item.key} item={item} text={text} isCurrent={item.key === current} />
          ))}
          {hidden !== undefined && (
            <div
              role="option"
              tabIndex={-1}
              id={optionId(moreKey(key))}
              data-key={moreKey(key)}
              aria-selected={current === moreKey(key)}
              className={styles.more}
            >
              {m.palette_more({ count: hidden })}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  item: PaletteItem;
  text: string;
  isCurrent: boolean;
}

function Line({ item: { key, title, note, icon }, text, isCurrent }: LineProps) {
  return (
    <div role="option" tabIndex={-1} id={optionId(key)} data-key={key} aria-selected={isCurrent}>
      <span className={styles.icon}>
        <Icon shape={icon} />
      </span>
      <span className={styles.text}>
        <b lang={langOfName(title)}>
          <Marked title={title} text={text} />
        </b>
        {note && <small lang={langOfName(note)}>{note}</small>}
      </span>
    </div>
  );
}

function Marked({ title, text }: { title: string; text: string }) {
  const at = text === '' ? -1 : title.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + text.length)}</mark>
      {title.slice(at + text.length)}
    </>
  );
}
