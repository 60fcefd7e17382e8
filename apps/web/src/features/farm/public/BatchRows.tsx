import type { BatchRow } from '@portal/contract/farm/public';
import { stageLabels } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { stageTones } from '../shared/farm-words.ts';
import styles from './BatchRows.module.css';

/** Batches as cards; the whole card links to the record. */
export function BatchRows({ rows }: { rows: BatchRow[] }) {
  const zh = langOfContent('zh');
  return (
    <Columns
      as="ul"
      of="repeat(auto-fill, minmax(252px, 1fr))"
      gap={24}
      stack="phone"
      className={styles.rows}
    >
      {rows.map(({ batchId, batchNo, variety, grade, place, growerName, stems, stage, picture }, at) => (
        <Stack key={batchId} as="li" relative gap={12} atTop frame="thin" round className={styles.row}>
          {picture ? (
            <ArticlePicture
              picture={{ ...picture, alt: '' }}
              ratio="3 / 2"
              sizes="(min-width: 768px) 280px, 112px"
              widths={[160, 320, 640]}
              {...(at < 4 && { first: true })}
            />
          ) : (
            <Text as="span" block round="control" className={styles.noPicture} />
          )}
          <Stack gap={2} tone="quiet" size={14}>
            <Row as="p" wrap gap={8}>
              <Tag tone={stageTones[stage]} mark="dot">
                {stageLabels[stage]()}
              </Tag>
              {grade !== '' && (
                <Tag>
                  <span lang={zh}>{grade}</span>
                </Tag>
              )}
            </Row>
            <Text as="h2" above={4} tone="ink" size={17} lang={zh}>
              <Link href={paths.farmingDetail(batchId)} look="bare" cover>
                {variety}
              </Link>
            </Text>
            <Text figures>{batchNo}</Text>
            <p lang={zh}>{growerName}</p>
            <p>
              <span lang={zh}>{place}</span> · {m.farm_stems({ count: formatThousands(stems) })}
            </p>
          </Stack>
        </Stack>
      ))}
    </Columns>
  );
}
