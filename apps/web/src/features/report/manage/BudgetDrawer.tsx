import { type BudgetContent, type BudgetMonth, budgetContent } from '@portal/contract/report/budget';
import { incomeLines } from '@portal/contract/report/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { reportQueryKeys } from './report-words.ts';
import { currentMonth } from './term.ts';

interface BudgetDrawerProps {
  /** The month it opens with. */
  month: string;
  onClose: () => void;
}

/** The budget of the months of a year, one at a time or to the end of the year. */
export function BudgetDrawer({ month, onClose }: BudgetDrawerProps) {
  const [period, choose] = useState(month);
  const { data } = useQueryOf(
    'GET /api/propertyManage/budget/queryYear',
    { year: Number(period.slice(0, 4)) },
    { keepPrevious: true },
  );
  const found = data?.months.find((one) => one.period === period);
  if (!found) return null;
  return <BudgetForm key={`${period} ${found.version}`} month={found} onChoose={choose} onClose={onClose} />;
}

/** From two years before to the next one. */
const years = [-2, -1, 0, 1].map((by) => String(Number(currentMonth().slice(0, 4)) + by));
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const optionsOf = (values: string[]) => values.map((value) => ({ value, text: value }));

const nothing = { RENT: 0, PROPERTY: 0, WATER: 0, ELECTRICITY: 0, OTHER: 0 };

interface BudgetFormProps {
  month: BudgetMonth;
  onChoose: (period: string) => void;
  onClose: () => void;
}

function BudgetForm({ month, onChoose, onClose }: BudgetFormProps) {
  const { period, amounts, version } = month;
  const [year = '', inYear = ''] = period.split('-');
  const form = useContractForm<BudgetContent>(budgetContent, {
    defaultValues: { period, amounts: amounts ?? nothing, forRestOfYear: false },
  });
  const save = useMutationOf('POST /api/propertyManage/budget/save', {
    once: true,
    done: ({ months }) => m.report_budget_saved({ count: months }),
    invalidates: [...reportQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.report_budget_year({ year })}
      size="medium"
      form={form}
      save={(data) => save.run({ data, ...(version === null ? {} : { version }) })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.report_budget_month({ month: period })} columns={1}>
        <Row gap={8}>
          <NativeSelect
            label={m.field_year()}
            value={year}
            disabled={form.formState.isDirty}
            onChange={({ target }) => onChoose(`${target.value}-${inYear}`)}
            options={optionsOf(years)}
          />
          <NativeSelect
            label={m.field_month()}
            value={inYear}
            disabled={form.formState.isDirty}
            onChange={({ target }) => onChoose(`${year}-${target.value}`)}
            options={optionsOf(months)}
          />
        </Row>
        {incomeLines.map((line) => (
          <MoneyInput key={line} name={`amounts.${line}`} orZero />
        ))}
        <Wide>
          <CheckboxInput name="forRestOfYear">{m.report_budget_rest()}</CheckboxInput>
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
