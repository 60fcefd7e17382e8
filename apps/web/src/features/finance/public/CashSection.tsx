import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { wanText } from '../shared/money-texts.ts';
import CashFlow from './CashFlow.island.tsx';
import type { CashPlan } from './cash-plan.ts';
import styles from './Finance.module.css';
import { wanOf } from './finance-filter.ts';

const wan = 1_000_000;
const inWan = (fen: number) => Math.round(fen / 10_000) / 100;

interface CashSectionProps {
  plan: CashPlan;
  product: { productId: string; institutionId: string; amountFromFen: number };
  amountFen: number;
  /** Form values as they are in the address. */
  asked: Record<string, string>;
}

/** When money comes in and goes out, with and without the loan, and how much of the loan would be enough. */
export function CashSection({ plan: { months, gap, low }, product, amountFen, asked }: CashSectionProps) {
  const month = (calendarMonth: number) => m.finance_calendar_month({ month: calendarMonth });
  // Whatever remains at the lowest balance need not be borrowed.
  const enoughFen = Math.max(
    product.amountFromFen,
    Math.ceil((amountFen - Math.max(low.withFen, 0)) / wan) * wan,
  );
  const sentence = m.finance_cash_sentence({
    gap: wanText(Math.max(0, -gap.withoutFen)),
    gapMonth: month(gap.calendarMonth),
    low: wanText(low.withFen),
    lowMonth: month(low.calendarMonth),
  });
  return (
    <section className={styles.text}>
      <BlockHead title={m.finance_cash_title()} />
      <CashFlow
        label={sentence}
        labels={months.map(({ calendarMonth }) => month(calendarMonth))}
        without={{
          name: m.finance_cash_without(),
          values: months.map(({ withoutFen }) => inWan(withoutFen)),
        }}
        withLoan={{ name: m.finance_cash_with(), values: months.map(({ withFen }) => inWan(withFen)) }}
        unit={m.finance_wan_unit()}
      />
      <p role="status">{sentence}</p>
      {low.withFen > 0 && enoughFen < amountFen && (
        <Row as="p" wrap gap={16}>
          <ButtonLink
            href={`${paths.finProduct(product.productId, product.institutionId, { ...asked, amount: wanOf(enoughFen) })}#cost`}
          >
            {m.finance_cash_enough({ amount: wanText(enoughFen) })}
          </ButtonLink>
        </Row>
      )}
      <details className={styles.flows}>
        <summary>{m.finance_flows()}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.finance_flow_month()}</th>
              <th scope="col">{m.finance_cash_spent()}</th>
              <th scope="col">{m.finance_cash_earned()}</th>
              <th scope="col">{m.finance_cash_loan()}</th>
              <th scope="col">{m.finance_cash_without()}</th>
              <th scope="col">{m.finance_cash_with()}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month}>
                <th scope="row">{month(row.calendarMonth)}</th>
                <td>{formatFen(row.spentFen)}</td>
                <td>{formatFen(row.earnedFen)}</td>
                <td>{formatFen(row.loanFen)}</td>
                <td>{formatFen(row.withoutFen)}</td>
                <td>{formatFen(row.withFen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
