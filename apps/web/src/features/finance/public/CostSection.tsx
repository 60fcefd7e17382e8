import type { FinProductDetail } from '@portal/contract/finance/public';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { amountRange, percentOf, termRange } from '../shared/money-texts.ts';
import styles from './Finance.module.css';
import { wanOf } from './finance-filter.ts';
import { type exampleOf, formulaText } from './loan-example.ts';

interface CostSectionProps {
  product: FinProductDetail;
  example: ReturnType<typeof exampleOf>;
}

const yuan = (fen: number) => m.market_amount({ amount: formatFen(fen) });

const months = (any: string) => [
  { value: '', text: any },
  ...Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    text: m.finance_calendar_month({ month: at + 1 }),
  })),
];

/** The cost of the loan: a form that works without script, the result with its formula, and every payment. */
export function CostSection({ product, example }: CostSectionProps) {
  const { cost, amountFen, termMonths, plan, seasonMonths, isFitted } = example;
  if (!cost) return null;
  const { productId, institutionId } = product;
  const isSeasonal = product.repay === 'SEASONAL';
  return (
    <section className={styles.text} id="cost">
      <BlockHead title={m.finance_cost_title()} />
      <p>{m.finance_cost_note()}</p>
      <Row
        method="get"
        action={`${withBasePath(paths.finProduct(productId, institutionId))}#cost`}
        as="form"
        wrap
        gap={16}
        align="end"
        className={styles.loanRequest}
      >
        <NativeInput
          name="amount"
          label={m.finance_requested_amount()}
          inputMode="decimal"
          maxLength={10}
          defaultValue={wanOf(amountFen)}
          end={m.finance_wan_unit()}
        />
        <NativeInput
          name="months"
          label={m.finance_requested_months()}
          inputMode="numeric"
          maxLength={3}
          defaultValue={termMonths}
          end={m.finance_month_unit()}
        />
        {isSeasonal && (
          <>
            <NativeSelect
              name="loan"
              label={m.finance_loan_month()}
              options={months('—').slice(1)}
              defaultValue={String(plan.loanMonth)}
            />
            <NativeSelect
              name="plant"
              label={m.finance_plant_month()}
              options={months('—')}
              defaultValue={String(plan.plantMonth ?? '')}
            />
            <NativeSelect
              name="from"
              label={m.finance_harvest_from()}
              options={months('—')}
              defaultValue={String(plan.harvestFrom ?? '')}
            />
            <NativeSelect
              name="to"
              label={m.finance_harvest_to()}
              options={months('—')}
              defaultValue={String(plan.harvestTo ?? '')}
            />
            <NativeInput
              name="spend"
              label={m.finance_cash_spent()}
              inputMode="decimal"
              maxLength={10}
              defaultValue={wanOf(plan.spendFen)}
              end={m.finance_wan_unit()}
            />
            <NativeInput
              name="income"
              label={m.finance_cash_earned()}
              inputMode="decimal"
              maxLength={10}
              defaultValue={wanOf(plan.incomeFen)}
              end={m.finance_wan_unit()}
            />
          </>
        )}
        <Button type="submit" variant="main">
          {m.finance_calculate()}
        </Button>
      </Row>
      {isFitted && (
        <p role="status">{m.finance_fitted({ amount: amountRange(product), term: termRange(product) })}</p>
      )}
      <Stack gap={16} pad={24} frame="thin" ground="quiet" className={styles.result}>
        <div>
          <p>{m.finance_cost()}</p>
          <Text weight={600} size={40}>
            {percentOf(cost.annualPpm)}%
          </Text>
        </div>
        <Facts
          layout="row"
          facts={[
            {
              name: m.finance_interest(),
              value: yuan(cost.interestFen),
              note: `${percentOf(product.ratePpmTo)}%`,
            },
            { name: m.finance_fee(), value: yuan(cost.feeFen), note: `${percentOf(product.feePpm)}%` },
            {
              name: m.finance_subsidy(),
              value: `−${yuan(cost.subsidyFen)}`,
              note: `${percentOf(product.subsidyPpm)}%`,
            },
            { name: m.finance_paid_in_all(), value: yuan(cost.costFen) },
          ]}
        />
        {isSeasonal && (
          <p>
            {seasonMonths && seasonMonths.length > 0
              ? m.finance_rhythm({
                  months: [...new Set([...seasonMonths, termMonths])].sort((a, b) => a - b).join('、'),
                })
              : m.finance_rhythm_plain()}
          </p>
        )}
        <Text tone="quiet" size={14}>
          {m.finance_formula()}
        </Text>
        <Text tone="quiet" size={14}>
          {formulaText(cost)}
        </Text>
      </Stack>
      <FlowTable cost={cost} />
    </section>
  );
}

const FlowTable = ({ cost: { flows } }: { cost: NonNullable<CostSectionProps['example']['cost']> }) => (
  <details className={styles.flows}>
    <summary>{m.finance_flows()}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{m.finance_flow_month()}</th>
          <th scope="col">{m.finance_flow_principal()}</th>
          <th scope="col">{m.finance_interest()}</th>
          <th scope="col">{m.finance_fee()}</th>
          <th scope="col">{m.finance_subsidy()}</th>
          <th scope="col">{m.finance_flow_net()}</th>
        </tr>
      </thead>
      <tbody>
        {flows.map(({ month, principalFen, interestFen, feeFen, subsidyFen, netFen }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {[principalFen, interestFen, feeFen, subsidyFen, netFen].map((fen, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
              <td key={at}>{formatFen(fen)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
