import type { ResourceRow } from '@portal/contract/resource/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { MorePictures } from './MorePictures.tsx';
import { Ask } from './ResourceCards.tsx';
import styles from './ResultRows.module.css';

const levels = Array.from({ length: 9 }, (_, at) => at + 1);

/** Research results, each with its maturity level, 1 to 9. */
export function ResultRows({ rows, as: Heading }: { rows: ResourceRow[]; as: 'h2' | 'h3' }) {
  const zh = langOfContent('zh');
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.resourceId} id={row.resourceId}>
          <div className={styles.name} lang={zh}>
            <Heading>{row.name}</Heading>
            <p>
              {row.ownerName}，{row.intro}
            </p>
          </div>
          {row.maturity !== null && (
            <p className={styles.level}>
              <span aria-hidden>
                {levels.map((level) => (
                  <i key={level} data-reached={level <= (row.maturity ?? 0) || undefined} />
                ))}
              </span>
              {m.resource_level({ level: row.maturity })}
            </p>
          )}
          <p lang={zh}>{row.feeText}</p>
          <div className={styles.acts}>
            <CollectButton {...collectProps('RESOURCE', row.resourceId)} />
            <Ask row={row} />
          </div>
          <div className={styles.more}>
            <MorePictures row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
