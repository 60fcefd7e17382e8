import type { ChainStage } from '@portal/contract/enterprise';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import styles from './ChainStem.module.css';

const leaves = [
  { at: 120, base: 50, opacity: 0.55 },
  { at: 262, base: 49.5, opacity: 0.75 },
  { at: 420, base: 50, opacity: 0.6 },
  { at: 566, base: 49.5, opacity: 0.85 },
  { at: 716, base: 49.5, opacity: 0.6 },
  { at: 866, base: 50, opacity: 0.8 },
  { at: 1010, base: 49.5, opacity: 0.65 },
];

const stemPath =
  'M0 54C30 52 50 49.5 75 49.5S180 51.5 225 49.5 330 47.5 375 49.5 480 51.5 525 49.5 630 47.5 675 49.5 780 51.5 825 49.5 930 47.5 975 49.5 1080 51.5 1125 49.5 1165 46 1180 36';

function Leaf({ at, base, opacity }: (typeof leaves)[number]) {
  return (
    <g fill="var(--leaf)">
      <path d={`M${at} ${base}c6-14 20-20 38-19-3 13-16 21-38 19Z`} fillOpacity={opacity} />
      <path d={`M${at} ${base}c11-6 20-11 31-16`} fill="none" stroke="#fff" strokeWidth="1" />
    </g>
  );
}

/** The supply-chain stages along one stem, from seed to vase; each links to its enterprises. */
export function ChainStem({ stages }: { stages: { chainStage: ChainStage; count: number }[] }) {
  return (
    <div className={styles.stem}>
      <svg className={styles.line} viewBox="0 0 1200 62" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={stemPath}
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {leaves.map((leaf) => (
          <Leaf key={leaf.at} {...leaf} />
        ))}
      </svg>
      <svg className={styles.bloom} viewBox="0 0 54 54" aria-hidden="true">
        <g fill="var(--petal)">
          <path d="M27 6c5 5 7 10 7 15 0 6-3 10-7 12-4-2-7-6-7-12 0-5 2-10 7-15Z" fillOpacity=".9" />
          <path
            d="M12 12c7 1 11 4 13 9 2 6 1 10 2 12-7 0-12-3-14-8-2-4-2-8-1-13ZM42 12c-7 1-11 4-13 9-2 6-1 10-2 12 7 0 12-3 14-8 2-4 2-8 1-13Z"
            fillOpacity=".6"
          />
        </g>
      </svg>
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
