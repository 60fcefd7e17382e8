import type { MarkedText } from '@portal/contract/search';
import styles from './Marked.module.css';

/** A text with the places that match the keyword marked. */
export function Marked({ text, ranges }: MarkedText) {
  let reached = 0;
  const pieces = ranges.map(([start, end]) => {
    const before = text.slice(reached, start);
    reached = end;
    return { before, start, match: text.slice(start, end) };
  });
  return (
    <>
      {pieces.map(({ before, start, match }) => (
        <span key={start}>
          {before}
          <mark className={styles.mark}>{match}</mark>
        </span>
      ))}
      {text.slice(reached)}
    </>
  );
}
