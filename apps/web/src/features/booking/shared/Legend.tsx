import * as m from '@portal/texts/messages';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './Legend.module.css';

/** Colour legend of a time grid; on a phone each block has its label. */
export function Legend() {
  const looks = [
    ['free', m.booking_free],
    ['chosen', m.booking_choosing],
    ['mine', m.booking_mine],
    ['colleague', m.booking_colleague],
    ['taken', m.booking_taken],
    ['waiting', m.booking_pending],
    ['closed', m.booking_unavailable],
  ] as const;
  return (
    <Row
      as="ul"
      wrap
      align="center"
      gap={8}
      gapX={20}
      tone="quiet"
      size={13}
      hide="tablet"
      className={styles.legend}
      aria-label={m.field_legend()}
    >
      {looks.map(([look, word]) => (
        <Row key={look} as="li" wrap align="center" gap={6}>
          <i data-look={look} />
          {word()}
        </Row>
      ))}
    </Row>
  );
}
