import type { ChainStage } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import styles from './ChainStem.module.css';

/** The supply-chain stages along one stem, from seed to vase; each links to its enterprises. */
export function ChainStem({ stages }: { stages: { chainStage: ChainStage; count: number }[] }) {
  return (
    <Text as="div" relative above={48} hide="phone">
      <i className={styles.line} />
      <i className={styles.bloom} />
      <Columns as="ul" of="repeat(8, 1fr)" relative aria-label={m.home_chain()}>
        {stages.map(({ chainStage, count }) => (
          <li key={chainStage}>
            <Link
              href={paths.articleList('STYLE', { stage: chainStage })}
              look="bare"
              className={styles.link}
            >
              <i />
              <Text as="b" block above={12} weight={600}>
                {chainStageName(chainStage)}
              </Text>
              <Text as="span" tone="faint" size={13}>
                {m.home_chain_count({ count })}
              </Text>
            </Link>
          </li>
        ))}
      </Columns>
    </Text>
  );
}
