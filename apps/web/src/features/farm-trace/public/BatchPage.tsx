import { stageLabels } from '@portal/contract/farm/terms';
import type { BatchDetail } from '@portal/contract/farm/trace';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { stageTones } from '../../farm/shared/farm-words.ts';
import { BatchAside } from './BatchAside.tsx';
import styles from './BatchPage.module.css';
import { BatchStem } from './BatchStem.tsx';
import { BatchTemperature } from './BatchTemperature.tsx';
import { batchJsonLd } from './batch-json-ld.ts';
import { durationText } from './duration-text.ts';
import { loadBatch } from './load-batch.ts';

export const loader = loadBatch;

export function Component() {
  const { batch } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { batchId, batchNo, variety, picture, recall, temperature } = batch;
  return (
    <>
      <PageHead
        title={[`${variety} ${batchNo}`, m.farm_title()]}
        description={m.trace_description({ variety, no: batchNo })}
        canonical={paths.farmingDetail(batchId)}
        {...(picture && { image: imageUrl(picture.fileId, 0, 1280) })}
        jsonLd={batchJsonLd(origin, batch)}
      />
      {recall && (
        <Text as="div" padBlock={20} className={styles.recall}>
          <Alert kind="error" title={m.farm_recalled()}>
            <p>{m.trace_recalled_text({ time: formatDate(recall.at) })}</p>
            <p lang={langOfContent('zh')}>{recall.reason}</p>
          </Alert>
        </Text>
      )}
      <Opening batch={batch} />
      <KeyFacts batch={batch} />
      <Columns
        of="minmax(0, 760px) 304px"
        gap={48}
        align="start"
        justify="between"
        padTop={48}
        padBottom={64}
        stack="laptop"
        className={styles.columns}
      >
        <div>
          {temperature && <BatchTemperature batch={batch} temperature={temperature} />}
          <BatchStem steps={batch.steps} />
        </div>
        <BatchAside batch={batch} />
      </Columns>
    </>
  );
}

function Opening({ batch }: { batch: BatchDetail }) {
  const { batchNo, variety, grade, stage, picture, days, steps, isClosed } = batch;
  const zh = langOfContent('zh');
  return (
    <Text as="section" relative clip className={styles.opening}>
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 768px) 60vw, 100vw"
          widths={[480, 640, 960]}
          corners="none"
          className={styles.art}
          first
        />
      )}
      <Text as="div" relative padTop={48} padBottom={48} className={styles.words}>
        <Row as="p" wrap gap={8} className={styles.tags}>
          <Tag tone={stageTones[stage]} mark="dot">
            {stageLabels[stage]()}
          </Tag>
          {grade !== '' && (
            <Tag outlined>
              <span lang={zh}>{grade}</span>
            </Tag>
          )}
          {isClosed && <Tag outlined>{m.trace_record_closed()}</Tag>}
        </Row>
        <h1 tabIndex={-1} lang={zh}>
          {variety}
        </h1>
        <Text above={6} tone="quiet" size={17} className={styles.lead}>
          {m.trace_lead({ days, count: steps.length })}
        </Text>
        <Text above={20} tone="quiet" size={15} className={styles.no}>
          {m.field_batch_no()}{' '}
          <Text as="b" tone="ink" size={18} figures>
            {batchNo}
          </Text>
        </Text>
      </Text>
    </Text>
  );
}

/** Measured values; unknown ones are left out. */
function factsOf({ toShopMs, temperature, steps }: BatchDetail): Fact[] {
  const inspections = steps.flatMap(({ inspection }) => (inspection ? [inspection] : []));
  const tested = inspections.findLast(({ items }) => items !== null);
  const vase = inspections.findLast(({ vaseTenths }) => vaseTenths !== null);
  const facts: (Fact | false)[] = [
    toShopMs !== null && { name: m.trace_to_shop(), value: durationText(toShopMs) },
    temperature !== null &&
      temperature.coolingMs !== null && {
        name: m.trace_cooling(),
        value: durationText(temperature.coolingMs),
      },
    vase?.vaseTenths != null && {
      name: m.trace_vase(),
      value: m.trace_days({ days: vase.vaseTenths / 10 }),
      note: m.trace_measured(),
    },
    tested?.items != null && {
      name: m.trace_residues(),
      value: m.farm_tested({
        items: tested.items,
        finding: tested.isPassed ? m.farm_passed() : m.farm_failed(),
      }),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function KeyFacts({ batch }: { batch: BatchDetail }) {
  const facts = factsOf(batch);
  if (facts.length === 0) return null;
  return (
    <Text as="div" padTop={20} className={styles.facts}>
      <Facts layout="row" facts={facts} />
    </Text>
  );
}
