import type { ResourceRow } from '@portal/contract/resource/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
            <Row as="p" gap={12} align="center" weight={600} className={styles.level}>
              <Row as="span" gap={2} aria-hidden>
                {levels.map((level) => (
                  <i key={level} data-reached={level <= (row.maturity ?? 0) || undefined} />
                ))}
              </Row>
              {m.resource_level({ level: row.maturity })}
            </Row>
          )}
          <p lang={zh}>{row.feeText}</p>
          <Row wrap gap={8} gapX={16} align="center">
            <CollectButton {...collectProps('RESOURCE', row.resourceId)} />
            <Ask row={row} />
          </Row>
          <Text as="div" across className={styles.more}>
            <MorePictures row={row} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
