import type { BatchContent, BatchStep, BatchTemperature } from '@portal/contract/farm/public';
import { stepKindLabels } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './BatchFacts.module.css';
import { degreesText, factsOf } from './batch-texts.ts';

interface BatchFactsProps {
  batch: {
    stageLabel: string;
    stateLabel: string;
    state: string;
    reason: string;
    data: BatchContent;
    recorded: BatchStep[];
    temperature: BatchTemperature | null;
  };
  /** Action next to each step. */
  stepAct?: (step: BatchStep) => ReactNode;
  /** Actions below the steps. */
  acts?: ReactNode;
  /** Content below the temperature. */
  children?: ReactNode;
}

/** A batch and its record, as its grower and the park see it. */
export function BatchFacts({ batch, stepAct, acts, children }: BatchFactsProps) {
  const { data, recorded, temperature, state, reason, stageLabel, stateLabel } = batch;
  return (
    <Stack gap={12} className={styles.parts}>
      {state === 'RECALLED' && (
        <Alert kind="error" title={m.farm_recalled()}>
          <Written>{reason}</Written>
        </Alert>
      )}
      <Facts
        facts={[
          { name: m.farm_record_state(), value: stateLabel },
          { name: m.field_phase(), value: stageLabel },
          ...writtenFact(m.field_variety(), data.variety),
          ...writtenFact(m.field_grade(), data.grade),
          ...writtenFact(m.field_grown_at(), data.place),
          ...writtenFact(m.field_carrier(), data.carrier),
          { name: m.field_stems(), value: formatThousands(data.stems) },
          ...writtenFact(m.field_care_tips(), data.tips.join('、')),
        ]}
      />
      <Stack as="section" gap={12} className={styles.parts}>
        <h3>{m.farm_steps()}</h3>
        {recorded.length === 0 && <Text tone="quiet">{m.farm_no_steps()}</Text>}
        <ol className={styles.steps}>
          {recorded.map((step) => (
            <li key={step.stepId}>
              <time>{formatDate(step.at)}</time>
              <div>
                <b>{stepKindLabels[step.kind]()}</b> <Written>{step.text}</Written>
                <Row as="small" wrap gapX={12} tone="quiet" size="note">
                  {factsOf(step).map(({ text, written: by }) => (
                    <span key={text}>
                      {text} {by && <Written>{by}</Written>}
                    </span>
                  ))}
                  {step.inspection?.lab && <Written>{step.inspection.lab}</Written>}
                  {step.report && (
                    <a href={imageUrl(step.report.fileId, step.report.index)} download={step.report.name}>
                      {m.field_test_report()} <Written>{step.report.name}</Written>
                    </a>
                  )}
                </Row>
              </div>
              {stepAct?.(step)}
            </li>
          ))}
        </ol>
        {acts}
      </Stack>
      <Stack as="section" gap={12} className={styles.parts}>
        <h3>{m.farm_temperature()}</h3>
        {temperature ? (
          <p>
            {m.farm_temperature_sum({
              count: temperature.count,
              limit: degreesText(temperature.limitTenths),
              over: temperature.overLimit,
              gaps: temperature.gaps.length,
            })}
          </p>
        ) : (
          <Text tone="quiet">{m.farm_no_readings()}</Text>
        )}
        {children}
      </Stack>
    </Stack>
  );
}
