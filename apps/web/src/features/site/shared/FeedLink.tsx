import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { rssIcon } from '../../../ui/icon/shapes.ts';
import styles from './FeedLink.module.css';

/** The link to subscribe to the list's feed. */
export function FeedLink({ href }: { href: string }) {
  return (
    <a href={href} className={styles.feed} type="application/rss+xml">
      <Icon shape={rssIcon} />
      {m.site_rss()}
    </a>
  );
}
