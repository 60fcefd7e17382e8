import type { CalcField } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { formatThousands } from '../../../../platform/display/format.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { NumberField } from '../../../../ui/number-field/NumberField.tsx';
import { calcFieldLabels } from '../../shared/policy-labels.ts';
import styles from '../form/Parts.module.css';
import { useTrial } from '../form/use-trial.ts';

type Figures = Partial<Record<CalcField, number>>;

/** Evaluates a formula with sample figures as they are typed. */
export function AmountPreview({ calc }: { calc: string }) {
  const [figures, setFigures] = useState<Figures>({});
  const { data, error } = useTrial(
    'POST /api/policyManage/policy/previewAmount',
    { data: { calc, figures } },
    calc !== '',
  );
  if (calc === '') return null;
  const change = (field: CalcField, value: number | null) => {
    const { [field]: _former, ...others } = figures;
    setFigures(value === null ? others : { ...others, [field]: value });
  };
  return (
    <Stack gap={12} frame="thin" round ground="page" className={styles.part}>
      <strong>{m.officer_calc_preview()}</strong>
      {error && <Alert kind="error">{error.message}</Alert>}
      {data && !error && (
        <>
          <div className={styles.four}>
            {data.fields.map((field) => (
              <NumberField
                key={field}
                label={calcFieldLabels[field]()}
                unit={field === 'staff' ? m.field_people() : m.officer_wan()}
                minValue={0}
                value={figures[field] ?? null}
                onChange={(value) => change(field, value)}
              />
            ))}
          </div>
          <Stack as="output" gap={4} padTop={12}>
            {data.amount ? (
              <>
                <Text as="span" tone="quiet" size={13}>
                  {m.officer_calc_result()}: {data.amount.calculation}
                </Text>
                <Text as="strong" tone="brand" size={18} figures>
                  {formatThousands(data.amount.amountFen / 100)} {m.field_yuan()}
                </Text>
              </>
            ) : (
              <Text as="span" tone="quiet" size={13}>
                {m.officer_calc_fill()}
              </Text>
            )}
          </Stack>
        </>
      )}
    </Stack>
  );
}
