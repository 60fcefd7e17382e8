import { Icon } from '../icon/Icon.tsx';
import { chevronRightIcon } from '../icon/shapes.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './MoreLink.module.css';

export function MoreLink({ href, text, about }: { href: string; text: string; about?: string }) {
  return (
    <Link href={href} look="bare" className={styles.more}>
      {text}
      {about && <VisuallyHidden>{about}</VisuallyHidden>}
      <Icon shape={chevronRightIcon} className={styles.arrow} />
    </Link>
  );
}
