import type { ImportSheetField } from '@portal/contract/import/import';
import { useState } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import styles from './Check.module.css';
import { optionsOf } from './field-options.ts';

interface MarkedCellProps {
  label: string;
  field: ImportSheetField;
  text: string;
  /** The text of the file, once the cell is mended. */
  original: string | undefined;
  kind: 'fault' | 'doubt' | 'mended';
  /** Id of the list of names that the cell probably means. */
  listId: string;
  onMend: (text: string) => void;
}

const separator = /[、，,;；/|\n]/;

/** A cell that is mended where it stands: chosen if there is a list of values, else written. */
export function MarkedCell({ field, text, original, kind, ...cell }: MarkedCellProps) {
  const isChosen = field.options.length > 0 && !(field.isList && separator.test(text));
  const Field = isChosen ? ChosenCell : WrittenCell;
  return (
    <td data-mark={kind} className={styles.marked}>
      <Field {...cell} field={field} text={text} isWrong={kind === 'fault'} />
      {original !== undefined && (
        <s>
          <Written>{original}</Written>
        </s>
      )}
    </td>
  );
}

interface CellProps extends Pick<MarkedCellProps, 'label' | 'field' | 'text' | 'listId' | 'onMend'> {
  isWrong: boolean;
}

function ChosenCell({ label, field, text, isWrong, onMend }: CellProps) {
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong}
      data-marked
      className={styles.input}
      value={text}
      onChange={({ target }) => onMend(target.value)}
    >
      {optionsOf(field, { text, name: text }).map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

/** Enter, or leaving the cell, checks it again. */
function WrittenCell({ label, field, text, isWrong, listId, onMend }: CellProps) {
  const [given, setGiven] = useState(text);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    setGiven(text);
  }
  const commit = () => {
    if (given.trim() !== text) onMend(given.trim());
  };
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong}
      data-marked
      className={styles.input}
      {...(field.references.length > 0 && { list: listId })}
      value={given}
      onChange={({ target }) => setGiven(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
