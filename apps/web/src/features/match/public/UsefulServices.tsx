import type { MatchRow } from '@portal/contract/match';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './MatchPage.module.css';

/** Services of the park's market that help to bring a project about. */
export function UsefulServices({ services }: { services: readonly MatchRow[] }) {
  const zh = langOfContent('zh');
  return (
    <section className={styles.block} aria-labelledby="useful">
      <BlockHead id="useful" title={m.match_useful()} />
      <ul>
        {services.map(({ matchId, title, href, shopName, score }) => (
          <li key={matchId} className={styles.service}>
            <Tag outlined>{m.match_target_service()}</Tag>
            <p lang={zh}>
              {href && (
                <Link href={href} className={styles.serviceLink}>
                  {title}
                </Link>
              )}
              <small>{shopName}</small>
            </p>
            <b>{m.match_score({ score })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
