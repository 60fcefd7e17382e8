import { endText } from '@portal/contract/deadline';
import type { OwnFinancingDetail, ReceivedFinancingDetail } from '@portal/contract/finance/financing';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { financingVariants } from './finance-variants.ts';
import { percentOf } from './money-texts.ts';

const yuan = (fen: number) => m.market_amount({ amount: formatFen(fen) });

/** An application as both sides see it. */
export function FinancingFacts({ financing }: { financing: OwnFinancingDetail | ReceivedFinancingDetail }) {
  const { state, stateLabel, reason, no, dueAt, purpose, supplement, supplementFileId } = financing;
  const { approvedFen, approvedPpm, approvedMonths } = financing;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={financingVariants[state]}>{stateLabel}</Status> },
        ...writtenFact(m.field_reason(), reason),
        ...(no === '' ? [] : [{ name: m.field_id(), value: no }]),
        { name: m.field_institution_name(), value: <Written>{financing.institutionName}</Written> },
        { name: m.field_amount(), value: yuan(financing.amountFen) },
        { name: m.field_term_months(), value: String(financing.termMonths) },
        ...writtenFact(m.field_loan_purpose(), purpose),
        ...(approvedFen === null || approvedPpm === null
          ? []
          : [
              { name: m.field_approved_amount(), value: yuan(approvedFen) },
              {
                name: m.field_approved_rate(),
                value: `${percentOf(approvedPpm)}%`,
                note: m.finance_months({ count: String(approvedMonths ?? '') }),
              },
            ]),
        ...(supplement === ''
          ? []
          : [{ name: m.field_supplement(), value: <Written>{supplement}</Written> }]),
        ...(supplementFileId === ''
          ? []
          : [
              {
                name: m.finance_file(),
                value: (
                  <a
                    href={withBasePath(`/api/financeManage/application/file?id=${financing.applicationId}`)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {m.finance_open_file()}
                  </a>
                ),
              },
            ]),
        ...(dueAt === null ? [] : [{ name: m.finance_due(), value: endText(dueAt) }]),
      ]}
    />
  );
}
