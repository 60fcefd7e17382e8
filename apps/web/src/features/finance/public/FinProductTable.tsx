import type { FinProductRow } from '@portal/contract/finance/public';
import { finProductKindLabels, isLoan, repayLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import {
  amountRange,
  costRange,
  type LoanRequest,
  percentOf,
  rateRange,
  termRange,
} from '../shared/money-texts.ts';
import { RateBar } from '../shared/RateBar.tsx';
import styles from './FinProductTable.module.css';
import { wanOf } from './finance-filter.ts';

interface FinProductTableProps {
  caption: string;
  rows: FinProductRow[];
  loanRequest: LoanRequest;
  /** The product whose page this is. */
  currentId?: string;
}

/** Products with their yearly cost, calculated the same way for each. */
export function FinProductTable({ caption, rows, loanRequest, currentId }: FinProductTableProps) {
  const lang = langOfContent('zh');
  const query = { amount: wanOf(loanRequest.amountFen), months: loanRequest.termMonths };
  return (
    <section className={styles.scroll} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.finance_product_and_institution()}</th>
            <th scope="col">{m.field_fin_product_kind()}</th>
            <th scope="col" className={styles.bar}>
              {m.finance_nominal_and_cost()}
            </th>
            <th scope="col" className={styles.number}>
              {m.finance_cost()}
            </th>
            <th scope="col">{m.field_amount()}</th>
            <th scope="col">{m.finance_term()}</th>
            <th scope="col">{m.field_repay()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cost = costRange(row, loanRequest);
            return (
              <tr key={row.productId} data-current={row.productId === currentId || undefined}>
                <th scope="row" lang={lang}>
                  <Link href={paths.finProduct(row.productId, row.institutionId, query)}>{row.name}</Link>
                  <Text as="small" block tone="quiet" weight={400} size={14}>
                    {row.institutionName}
                  </Text>
                </th>
                <td>{finProductKindLabels[row.kind]()}</td>
                <td className={styles.bar}>
                  {cost && <RateBar nominal={{ low: row.ratePpmFrom, high: row.ratePpmTo }} cost={cost} />}
                </td>
                <td className={styles.number}>
                  {cost ? (
                    <>
                      <b>
                        {percentOf(cost.low)}–{percentOf(cost.high)}%
                      </b>
                      <Text as="small" block tone="quiet" weight={400} size={14}>
                        {m.finance_parts({ fee: percentOf(row.feePpm), subsidy: percentOf(row.subsidyPpm) })}
                      </Text>
                    </>
                  ) : row.kind === 'INSURANCE' ? (
                    <>
                      {rateRange(row)}
                      <Text as="small" block tone="quiet" weight={400} size={14}>
                        {m.finance_premium()}
                      </Text>
                    </>
                  ) : (
                    '—'
                  )}
                </td>
                <td>{amountRange(row)}</td>
                <td>{termRange(row)}</td>
                <td>{isLoan(row.kind) ? repayLabels[row.repay]() : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Text padTop={12} tone="quiet" size={14}>
        {m.finance_legend()}
      </Text>
    </section>
  );
}
