import { Text } from '../layout/Text.tsx';
import { Link, type LinkProps } from '../link/Link.tsx';
import styles from './Chip.module.css';

interface ChipLinkProps extends Omit<LinkProps, 'look'> {
  /** Whether this filter is active. */
  current?: boolean;
  /** Number of entries it would show. */
  count?: number | string;
}

/** A filter as a link, stored in the address. */
export function ChipLink({ current, count, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      look="bare"
      keepScroll
      className={styles.chip}
      aria-current={current ? 'true' : undefined}
    >
      {children}
      {count !== undefined && (
        <Text as="small" tone="faint" size={12} figures className={styles.count}>
          {count}
        </Text>
      )}
    </Link>
  );
}
