import { useState } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import styles from './Check.module.css';

interface MarkedCellProps {
  label: string;
  text: string;
  /** The text of the file, once the cell is mended. */
  original: string | undefined;
  kind: 'fault' | 'doubt' | 'mended';
  onMend: (text: string) => void;
}

/** A cell that is mended where it stands; Enter, or leaving it, checks it again. */
export function MarkedCell({ label, text, original, kind, onMend }: MarkedCellProps) {
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
    <td data-mark={kind} className={styles.marked}>
      <input
        aria-label={label}
        aria-invalid={kind === 'fault'}
        data-marked
        className={styles.input}
        value={given}
        onChange={({ target }) => setGiven(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {original !== undefined && (
        <s>
          <Written>{original}</Written>
        </s>
      )}
    </td>
  );
}
