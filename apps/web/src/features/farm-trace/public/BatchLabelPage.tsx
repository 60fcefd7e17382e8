import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { chevronLeftIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import styles from './BatchLabelPage.module.css';
import { loadBatch } from './load-batch.ts';
import PrintButton from './PrintButton.island.tsx';

/** Eight labels of 90 × 60 mm fit on an A4 sheet. */
const onSheet = Array.from({ length: 8 }, (_, at) => at);

export const loader = loadBatch;

/** A printable sheet of labels for the boxes of a batch; without the site's frame, since it is printed. */
export function Component() {
  const { batch } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const zh = langOfContent('zh');
  const { batchId, batchNo, variety, grade, growerName, stems, steps } = batch;
  const harvest = steps.findLast(({ kind }) => kind === 'HARVEST');
  const address = origin + paths.farmingDetail(batchId);
  return (
    <main id="main" className={styles.page}>
      <PageHead title={[m.trace_labels({ no: batchNo })]} noIndex />
      <Row hide="print" wrap gap={12} gapX={24} align="center" below={24} className={styles.tools}>
        <ButtonLink href={paths.farmingDetail(batchId)} icon={chevronLeftIcon}>
          {m.trace_to_record()}
        </ButtonLink>
        <h1>{m.trace_labels({ no: batchNo })}</h1>
        <PrintButton text={m.act_print()} />
      </Row>
      <Columns as="ul" of="repeat(auto-fill, minmax(290px, 1fr))" className={styles.sheet}>
        {onSheet.map((at) => (
          <Columns key={at} as="li" of="34mm minmax(0, 1fr)" align="center" className={styles.label}>
            <QrCode text={address} label={batchNo} className={styles.qr} />
            <Stack gap={2} size={14} leading="head" className={styles.words}>
              <Text as="b" size={16} lang={zh}>
                {variety}
              </Text>
              {grade !== '' && <span lang={zh}>{grade}</span>}
              <span className={styles.no}>{batchNo}</span>
              <span lang={zh}>{growerName}</span>
              {harvest && <span>{m.trace_harvested({ day: formatDate(harvest.at, 'YYYY-MM-DD') })}</span>}
              <span>{m.farm_stems({ count: formatThousands(stems) })}</span>
              <Text as="small" tone="quiet">
                {m.trace_scan()}
              </Text>
            </Stack>
          </Columns>
        ))}
      </Columns>
    </main>
  );
}
