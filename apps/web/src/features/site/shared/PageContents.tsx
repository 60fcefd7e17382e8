import * as m from '@portal/texts/messages';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PageContents.module.css';

/** The sections of an editable page, next to its text, or above it if space is short. */
export function PageContents({ places }: { places: { id: string; text: string }[] }) {
  return (
    <nav className={styles.contents} aria-label={m.site_on_this_page()}>
      <ul>
        {places.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} look="bare" className={styles.place}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
