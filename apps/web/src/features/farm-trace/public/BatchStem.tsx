import type { BatchStep } from '@portal/contract/farm/public';
import { type StemPart, stemParts, stepKindLabels } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes, formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileTextIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { factsOf } from '../../farm/shared/batch-texts.ts';
import styles from './BatchStem.module.css';

const partNames: Record<StemPart, () => string> = {
  SEED: m.trace_part_seed,
  FIELD: m.trace_part_field,
  AFTER: m.trace_part_after,
};

/** Steps recorded later than this are marked as late. */
const lateMs = 2 * 86_400_000;

/** The life of a batch as a stem: a leaf for each step, and a flower at its arrival. */
export function BatchStem({ steps }: { steps: BatchStep[] }) {
  const parts = stemParts
    .map((part) => ({ part, steps: steps.filter((step) => step.part === part) }))
    .filter((group) => group.steps.length > 0);
  return (
    <section aria-labelledby="stem">
      <Text id="stem" as="h2" size={24}>
        {m.trace_stem()}
      </Text>
      {parts.map((group) => (
        <Columns key={group.part} of="76px minmax(0, 1fr)" className={styles.group}>
          <h3>{partNames[group.part]()}</h3>
          <ol>
            {group.steps.map((step) => (
              <Step key={step.stepId} step={step} at={steps.indexOf(step)} />
            ))}
          </ol>
        </Columns>
      ))}
    </section>
  );
}

function Step({ step, at }: { step: BatchStep; at: number }) {
  const { kind, text, picture, report, writtenAt } = step;
  const zh = langOfContent('zh');
  const facts = factsOf(step);
  return (
    <Columns
      as="li"
      relative
      of="var(--time) 40px minmax(0, 1fr) 120px"
      gapX={16}
      align="start"
      className={styles.step}
      data-end={kind === 'DELIVER' || undefined}
    >
      <time dateTime={new Date(step.at).toISOString()}>{formatDate(step.at)}</time>
      <span className={styles.sign}>{kind === 'DELIVER' ? <Flower /> : <Leaf turned={at % 2 === 1} />}</span>
      <Text as="div" className={styles.words}>
        <Text as="b" size={17} leading="list">
          {stepKindLabels[kind]()}
        </Text>
        <Text tone="quiet" size={15} lang={zh}>
          {text}
        </Text>
        {facts.length > 0 && (
          <Row as="ul" wrap gapX={16} tone="leaf" size={14}>
            {facts.map((fact) => (
              <li key={fact.text}>
                {fact.text} {fact.written && <span lang={zh}>{fact.written}</span>}
              </li>
            ))}
          </Row>
        )}
        {report && (
          <Text tone="quiet" size={15}>
            <a href={imageUrl(report.fileId, report.index)} download={report.name} className={styles.report}>
              <Icon shape={fileTextIcon} />
              {m.field_test_report()} <span lang={zh}>{report.name}</span>
              <Text as="small" tone="quiet">
                {formatBytes(report.bytes)}
              </Text>
            </a>
          </Text>
        )}
        {writtenAt - step.at > lateMs && (
          <Text tone="quiet" size={15}>
            {m.trace_written_late({ time: formatDate(writtenAt) })}
          </Text>
        )}
      </Text>
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 768px) 120px, 100vw"
          widths={[160, 320, 640]}
          className={styles.picture}
        />
      )}
    </Columns>
  );
}

const Leaf = ({ turned }: { turned: boolean }) => (
  <svg viewBox="0 0 40 24" data-turned={turned || undefined} aria-hidden="true">
    <path d="M20 20C14 20 4 18 2 6c10-2 17 4 18 14Z" />
  </svg>
);

const petals = [0, 72, 144, 216, 288];

const Flower = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    {petals.map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn} 20 20)`}
        d="M20 19c-5-3-7-7-7-10 0-4 3-7 7-8 4 1 7 4 7 8 0 3-2 7-7 10Z"
        fill="#a98bc4"
        stroke="var(--page)"
      />
    ))}
    <circle cx="20" cy="20" r="4" fill="#f3e3a8" />
  </svg>
);
