import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { chevronLeftIcon } from '../../../ui/icon/shapes/chevron-left.ts';
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
      <div className={styles.tools}>
        <ButtonLink href={paths.farmingDetail(batchId)} icon={chevronLeftIcon}>
          {m.trace_to_record()}
        </ButtonLink>
        <h1>{m.trace_labels({ no: batchNo })}</h1>
        <PrintButton text={m.act_print()} />
      </div>
      <ul className={styles.sheet}>
        {onSheet.map((at) => (
          <li key={at} className={styles.label}>
            <QrCode text={address} label={batchNo} className={styles.qr} />
            <div className={styles.words}>
              <b lang={zh}>{variety}</b>
              {grade !== '' && <span lang={zh}>{grade}</span>}
              <span className={styles.no}>{batchNo}</span>
              <span lang={zh}>{growerName}</span>
              {harvest && <span>{m.trace_harvested({ day: formatDate(harvest.at, 'YYYY-MM-DD') })}</span>}
              <span>{m.farm_stems({ count: formatThousands(stems) })}</span>
              <small>{m.trace_scan()}</small>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
