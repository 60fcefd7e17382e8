import type { CalculatedAmount } from '@portal/contract/policy/calculated-amount';
import type { CalcField } from '@portal/contract/policy/public';
import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { amountText } from '../shared/amount-text.ts';
import styles from './AmountCalculator.module.css';
import type { CalculatorField, CalculatorTexts } from './calculator-texts.ts';

/** The result of the form: rendered by the server for visitors without JavaScript, later by the island. */
export interface CalculatorAnswer {
  result: CalculatedAmount | null;
  /** Figures that failed validation. */
  faults: CalcField[];
  failed: boolean;
}

export interface CalculatorProps {
  policyId: string;
  /** The ticket for previewing the working copy whose formula is used. */
  preview?: string;
  /** The form's target without JavaScript. */
  action: string;
  fields: CalculatorField[];
  figures: Partial<Record<CalcField, string>>;
  answer: CalculatorAnswer;
  texts: CalculatorTexts;
  /** Called when the reader enters something. */
  onEnter?: () => void;
}

async function askServer(policyId: string, form: FormData): Promise<CalculatorAnswer> {
  const figures = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  try {
    const input = { id: policyId, ...figures };
    const result = await browserClient().call('GET /api/policyManage/policy/calculate', input, {
      quiet: true,
    });
    return { result, faults: [], failed: false };
  } catch (error) {
    const faults = Object.keys((error as ApiError).data?.fields ?? {}) as CalcField[];
    return { result: null, faults, failed: faults.length === 0 };
  }
}

/** Calculates what an enterprise with these figures would receive; a plain GET form until the script has loaded. */
export function CalculatorForm({
  policyId,
  preview,
  action,
  fields,
  figures,
  answer: first,
  texts,
  onEnter,
}: CalculatorProps) {
  const [answer, setAnswer] = useState(first);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const next = await askServer(policyId, new FormData(form));
    setBusy(false);
    setAnswer(next);
    const refused = next.faults[0];
    if (refused) form.querySelector<HTMLInputElement>(`[name="${refused}"]`)?.focus();
  }

  return (
    <Columns of="minmax(0, 1fr) 300px" clip frame="strong" round stack="phone" className={styles.calculator}>
      <Stack
        as="form"
        atTop
        gap={16}
        pad={24}
        className={styles.form}
        method="get"
        action={withBasePath(action)}
        noValidate
        onSubmit={submit}
        onInput={onEnter}
      >
        {preview !== undefined && <input type="hidden" name="preview" value={preview} />}
        {fields.map((field) => (
          <Figure
            key={field.name}
            field={field}
            value={figures[field.name]}
            refused={answer.faults.includes(field.name)}
          />
        ))}
        <div>
          <Button type="submit" variant="main" busy={busy}>
            {texts.submit}
          </Button>
        </div>
      </Stack>
      <Text
        as="div"
        pad={24}
        ground="brand"
        tone="quiet"
        size={14}
        leading="body"
        className={styles.output}
        role="status"
      >
        {answer.result ? (
          <Result result={answer.result} texts={texts} />
        ) : (
          <Waiting answer={answer} texts={texts} />
        )}
      </Text>
    </Columns>
  );
}

interface FigureProps {
  field: CalculatorField;
  value: string | undefined;
  refused: boolean;
}

function Figure({ field: { name, label, unit, fault }, value, refused }: FigureProps) {
  const id = useId();
  return (
    <div>
      <Text htmlFor={id} as="label" block below={6} size={15} weight={600}>
        {label}
      </Text>
      <Row
        align="center"
        gap={8}
        padInline={14}
        ground="page"
        className={styles.box}
        data-invalid={refused || undefined}
      >
        <input
          id={id}
          name={name}
          defaultValue={value}
          inputMode={name === 'staff' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          className={styles.input}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-fault ${id}-unit` : `${id}-unit`}
        />
        <Text id={`${id}-unit`} as="span" fixed tone="faint" size={15}>
          {unit}
        </Text>
      </Row>
      {refused && (
        <Text id={`${id}-fault`} above={6} tone="petal" size={14} leading="mid">
          {fault}
        </Text>
      )}
    </div>
  );
}

function Waiting({ answer, texts }: { answer: CalculatorAnswer; texts: CalculatorTexts }) {
  return (
    <>
      {texts.result}
      <Text above={8}>{answer.failed ? texts.failed : texts.waiting}</Text>
    </>
  );
}

function Result({ result, texts }: { result: CalculatedAmount; texts: CalculatorTexts }) {
  const language = currentLocale();
  const { amountFen, calculation, calculatedFen, limitedBy, capFen, floorFen } = result;
  const limit = limitedBy === 'CAP' ? capFen : floorFen;
  const limitText = limitedBy === 'CAP' ? texts.cap : texts.floor;
  // A plain number is its own result.
  const equals = calculation.includes('→') ? '' : ` = ${amountText(calculatedFen, language)}`;
  return (
    <>
      {texts.result}
      <Text as="b" block above={4} below={8} tone="ink" weight={600} figures className={styles.amount}>
        {amountText(amountFen, language)}
      </Text>
      <Text figures>{`${calculation}${equals}`}</Text>
      {limitedBy && limit !== null && <p>{limitText.replace('{amount}', amountText(limit, language))}</p>}
      <Text above={8}>{texts.disclaimer}</Text>
    </>
  );
}
