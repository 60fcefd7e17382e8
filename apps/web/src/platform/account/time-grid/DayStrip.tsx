import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { dayAfter, daysBetween, weekdayName } from '../../display/day-words.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  day: string;
  today: string;
  /** The last selectable day. */
  last: string;
  hrefOf: (day: string) => string;
  onPick: (day: string) => void;
}

const week = 7;

/** Seven days to choose from, counted from today, and a way to reach any other. */
export function DayStrip({ day, today, last, hrefOf, onPick }: DayStripProps) {
  const first = dayAfter(today, Math.floor(daysBetween(today, day) / week) * week);
  const days = Array.from({ length: week }, (_, nth) => dayAfter(first, nth));
  return (
    <Columns
      as="nav"
      of="36px repeat(7, minmax(0, 1fr)) 36px auto"
      gap={6}
      className={styles.strip}
      aria-label={m.member_days()}
    >
      <Step href={hrefOf(dayAfter(first, -week))} icon={chevronLeftIcon} label={m.member_week_before()} />
      {days.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          look="bare"
          replace
          keepScroll
          className={styles.day}
          data-past={one < today || one > last || undefined}
          aria-current={one === day ? 'date' : undefined}
        >
          <Text as="b" size={16} figures>
            <span className={styles.month}>{one.slice(5, 8)}</span>
            {one.slice(8)}
          </Text>
          <Text as="small" tone="quiet" size={12}>
            {one === today ? m.member_today() : weekdayName(one)}
          </Text>
        </Link>
      ))}
      <Step href={hrefOf(dayAfter(first, week))} icon={chevronRightIcon} label={m.member_week_after()} />
      <NativeInput
        type="date"
        label={m.member_pick_day()}
        hiddenLabel
        value={day}
        max={last}
        onChange={({ target }) => target.value && onPick(target.value)}
      />
    </Columns>
  );
}

function Step({ href, icon, label }: { href: string; icon: string; label: string }) {
  return (
    <Link href={href} look="bare" replace keepScroll className={styles.step} aria-label={label}>
      <Icon shape={icon} />
    </Link>
  );
}
