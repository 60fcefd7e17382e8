import * as m from '@portal/texts/messages';
import { langOfName } from '../../../platform/i18n/language.ts';
import styles from './Palette.module.css';
import type { PaletteItem } from './palette-groups.ts';
import { kindLooks } from './palette-kinds.ts';

/** The record under the mark: its figures and what can be done with it. */
export function PalettePreview({ item }: { item: PaletteItem | undefined }) {
  const hit = item?.hit;
  if (!hit) return null;
  return (
    <>
      <p className={styles.kind}>{kindLooks[hit.kind].name()}</p>
      <h2 lang={langOfName(hit.title)}>{hit.title}</h2>
      {hit.note && <p lang={langOfName(hit.note)}>{hit.note}</p>}
      {hit.facts.length > 0 && (
        <dl className={styles.facts}>
          {hit.facts.map(({ label, text, isAlarming }) => (
            <div key={label} data-alarming={isAlarming || undefined}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.acts}>
        <li>
          <span>{m.palette_act_open()}</span>
          <kbd>Enter</kbd>
        </li>
        {hit.acts.map(({ label, link }, at) => (
          <li key={link}>
            <span>{label}</span>
            <kbd>Alt {at + 1}</kbd>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PaletteHintsProps {
  isDesk: boolean;
  /** Forgets what was opened on this device. */
  onForget: () => void;
}

/** What can be typed, while nothing is. */
export function PaletteHints({ isDesk, onForget }: PaletteHintsProps) {
  const hints: [string, string][] = [
    ['ZD2026', m.palette_hint_number()],
    ...(isDesk
      ? ([
          ['A301', m.palette_hint_unit()],
          ['jyqh', m.palette_hint_initials()],
          ['@', m.palette_hint_person()],
        ] satisfies [string, string][])
      : []),
    ['>', m.palette_hint_act()],
    ['?', m.palette_hint_keys()],
  ];
  return (
    <>
      <p className={styles.kind}>{m.palette_hints()}</p>
      <ul className={styles.hints}>
        {hints.map(([example, text]) => (
          <li key={example}>
            <b>{example}</b>
            {text}
          </li>
        ))}
      </ul>
      <p>
        {m.palette_private()}{' '}
        <button type="button" className={styles.forget} onClick={onForget}>
          {m.palette_forget()}
        </button>
      </p>
    </>
  );
}
