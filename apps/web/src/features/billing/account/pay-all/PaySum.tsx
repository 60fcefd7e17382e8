import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../../platform/display/day-words.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { groupsOf, sumOf } from './groups-of.ts';
import styles from './PayAll.module.css';
import { payText } from './pay-text.ts';
import type { Payment } from './use-payment.ts';

/** What the figure consists of, in a sentence. */
function noteOf({ bills, chosen, left, chosenFen, coveredFen }: Payment): string {
  const lateFen = chosen.reduce((sum, { lateFeeFen }) => sum + lateFeeFen, 0);
  const isAll = left.length === 0;
  return [
    isAll
      ? m.pay_all_due_note({ count: bills.length, day: dayWords(bills[0]?.dueDate ?? '') })
      : m.pay_all_chosen({ count: chosen.length, sum: formatFen(chosenFen) }),
    coveredFen > 0 ? m.pay_all_covered({ sum: formatFen(coveredFen) }) : '',
    isAll ? '' : m.pay_all_left({ count: left.length, sum: formatFen(sumOf(left)) }),
    lateFen > 0 ? m.pay_all_late({ sum: formatFen(lateFen) }) : m.pay_all_no_late(),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The figure to pay, the button, and how the figure is composed. */
export function PaySum({ payment }: { payment: Payment }) {
  const { left, toPayFen, pay, busy } = payment;
  return (
    <Panel ground="night" title={left.length === 0 ? m.pay_all_due() : m.pay_all_now()}>
      <div className={styles.sum}>
        <div className={styles.figureSide}>
          <p className={styles.figure} aria-live="polite">
            {formatFen(toPayFen)}
            <small>{m.field_yuan()}</small>
          </p>
          <p className={styles.note}>{noteOf(payment)}</p>
          {pay && (
            <Row hide="tablet" above={20}>
              <Button variant="onDark" size="large" busy={busy} onClick={pay}>
                {payText(payment)}
              </Button>
            </Row>
          )}
        </div>
        <Fees payment={payment} />
      </div>
    </Panel>
  );
}

function Fees({ payment }: { payment: Payment }) {
  const { bills, isChosen, creditFen, usesCredit, setUsesCredit, coveredFen, pay } = payment;
  const fees = groupsOf(bills, 'fee').map(({ key, bills: all }) => {
    const chosen = all.filter(isChosen);
    return { key, count: all.length, chosen: chosen.length, fen: sumOf(chosen) };
  });
  return (
    <div>
      <div className={styles.strip} aria-hidden>
        {fees.map(({ key, fen }) => fen > 0 && <i key={key} style={{ flexGrow: fen }} />)}
      </div>
      <dl className={styles.fees}>
        {fees.map(({ key, count, chosen, fen }) => (
          <div key={key}>
            <dt>
              {key}{' '}
              <small>
                {chosen < count ? m.pay_all_count_chosen({ chosen, count }) : m.pay_all_count({ count })}
              </small>
            </dt>
            <dd>{formatFen(fen)}</dd>
          </div>
        ))}
      </dl>
      {creditFen > 0 && pay && (
        <div className={styles.credit}>
          <Checkbox checked={usesCredit} onChange={setUsesCredit}>
            {m.pay_all_use_credit()}{' '}
            <Text as="small">
              {coveredFen > 0
                ? m.pay_all_credit_after({
                    sum: formatFen(creditFen),
                    left: formatFen(creditFen - coveredFen),
                  })
                : m.pay_all_credit({ sum: formatFen(creditFen) })}
            </Text>
          </Checkbox>
        </div>
      )}
    </div>
  );
}
