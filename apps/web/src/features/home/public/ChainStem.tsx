import type { ChainStage } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Link } from '../../../ui/link/Link.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import styles from './ChainStem.module.css';

/** The supply-chain stages along one stem, from seed to vase; each links to its enterprises. */
export function ChainStem({ stages }: { stages: { chainStage: ChainStage; count: number }[] }) {
  return (
    <div className={styles.stem}>
      <i className={styles.line} />
      <i className={styles.bloom} />
      <ul className={styles.links} aria-label={m.home_chain()}>
        {stages.map(({ chainStage, count }) => (
          <li key={chainStage}>
            <Link
              href={paths.articleList('STYLE', { stage: chainStage })}
              look="bare"
              className={styles.link}
            >
              <i />
              <b>{chainStageName(chainStage)}</b>
              <span>{m.home_chain_count({ count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
