import * as m from '@portal/texts/messages';
import { Text } from '../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './BloomRing.module.css';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** Whether it blooms in a month; the season may span the turn of the year. */
const blooms = (month: number, from: number, to: number) =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

/** A ring of twelve petals, January on top; the months of bloom are coloured. */
export function BloomRing({ from, to }: { from: number; to: number }) {
  return (
    <Text as="span" fixed className={styles.ring}>
      <VisuallyHidden>{m.resource_blooms({ from, to })}</VisuallyHidden>
      <svg viewBox="-32 -32 64 64" width="64" height="64" aria-hidden="true">
        {months.map((month) => (
          <ellipse
            key={month}
            cx="0"
            cy="-23"
            rx="5"
            ry="8"
            transform={`rotate(${(month - 1) * 30})`}
            data-blooms={blooms(month, from, to) || undefined}
          />
        ))}
        <text textAnchor="middle" dominantBaseline="central">
          {`${from}–${to}`}
        </text>
      </svg>
    </Text>
  );
}
