import { policy_toc_label } from '../../../platform/i18n/paraglide/messages.js';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PolicyPage.module.css';

export interface Anchor {
  id: string;
  text: string;
}

/** The sections of the page, sticking under the bar while one reads. */
export function PolicyAnchors({ anchors }: { anchors: Anchor[] }) {
  return (
    <div className={styles.subnav}>
      <Wrap>
        <nav aria-label={policy_toc_label()} className={styles.anchors}>
          {anchors.map(({ id, text }) => (
            <Link key={id} href={`#${id}`} look="bare" className={styles.anchor}>
              {text}
            </Link>
          ))}
        </nav>
      </Wrap>
    </div>
  );
}
