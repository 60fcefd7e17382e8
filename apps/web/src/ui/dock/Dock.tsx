import { Icon } from '../icon/Icon.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Dock.module.css';

export interface DockPlace {
  href: string;
  /** Path data of the icon. */
  icon: string;
  text: string;
  current?: boolean;
  /** The number of items waiting for the user, with its label for screen readers. */
  count?: { value: number; label: string } | undefined;
}

interface DockProps {
  /** Names the navigation for screen readers. */
  label: string;
  /** At most five. */
  places: readonly DockPlace[];
}

const most = 99;

/** The bottom bar of a phone's top-level pages; hidden in wider windows. */
export function Dock({ label, places }: DockProps) {
  return (
    <nav aria-label={label} className={styles.dock} data-strip="dock">
      {places.map(({ href, icon, text, current, count }) => (
        <Link
          key={href}
          href={href}
          look="bare"
          className={styles.place}
          aria-current={current ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon shape={icon} />
            {count && count.value > 0 && (
              <Text as="span" padInline={6} weight={600} figures className={styles.count}>
                <span aria-hidden>{count.value > most ? `${most}+` : count.value}</span>
                <VisuallyHidden>{count.label}</VisuallyHidden>
              </Text>
            )}
          </span>
          {text}
        </Link>
      ))}
    </nav>
  );
}
