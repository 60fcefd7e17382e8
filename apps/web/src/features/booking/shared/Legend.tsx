import * as m from '@portal/texts/messages';
import styles from './Legend.module.css';

/** Colour legend of a time grid; on a phone each block has its label. */
export function Legend() {
  const looks = [
    ['free', m.booking_free],
    ['chosen', m.booking_choosing],
    ['mine', m.booking_mine],
    ['taken', m.booking_taken],
    ['waiting', m.booking_pending],
    ['closed', m.booking_unavailable],
  ] as const;
  return (
    <ul className={styles.legend} aria-label={m.field_legend()}>
      {looks.map(([look, word]) => (
        <li key={look}>
          <i data-look={look} />
          {word()}
        </li>
      ))}
    </ul>
  );
}
