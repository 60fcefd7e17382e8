import type { MarkedText } from '@portal/contract/search/public';
import styles from './Marked.module.css';

/** A text with the keyword's matches highlighted. */
export function Marked({ text, ranges }: MarkedText) {
  const pieces = ranges.map(([start, end], place) => ({
    before: text.slice(ranges[place - 1]?.[1] ?? 0, start),
    start,
    match: text.slice(start, end),
  }));
  return (
    <>
      {pieces.map(({ before, start, match }) => (
        <span key={start}>
          {before}
          <mark className={styles.mark}>{match}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
