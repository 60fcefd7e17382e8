import { formatFen } from '@portal/contract/money';
import type { PayAttempt } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { printerIcon } from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Steps } from '../../../../ui/steps/Steps.tsx';
import CopyButton from '../../../site/shared/CopyButton.island.tsx';
import styles from './Remittance.module.css';

type RemittanceProps = NonNullable<PayAttempt['remittance']> & { totalFen: number };

/** Groups of four, for people to read and type. */
const inFours = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** How to fill in the transfer; the code identifies the payment. */
export function Remittance({ code, account, totalFen }: RemittanceProps) {
  const sum = formatFen(totalFen);
  return (
    <>
      <Text
        as="section"
        padInline={24}
        padTop={20}
        padBottom={24}
        frame="strong"
        className={styles.slip}
        aria-labelledby="slip"
      >
        <div className={styles.head}>
          <h2 id="slip">{m.pay_slip_title()}</h2>
          <span>{m.pay_slip_note()}</span>
        </div>
        <dl className={styles.lines}>
          <Line name={m.pay_slip_payee()} copied={account.name}>
            <Written>{account.name}</Written>
          </Line>
          <Line name={m.pay_slip_account()} copied={account.number}>
            {inFours(account.number)}
          </Line>
          <Line name={m.pay_slip_bank()}>
            <Written>{account.bank}</Written>
          </Line>
          <Line name={m.field_amount()} copied={sum.replaceAll(',', '')}>
            {m.pay_slip_sum({ amount: sum })}
          </Line>
        </dl>
        <div className={styles.code}>
          <span>
            {m.pay_slip_purpose()}
            <Text as="small" block tone="quiet" weight={400} size={14}>
              {m.pay_slip_purpose_note()}
            </Text>
          </span>
          <b>{inFours(code)}</b>
          <Copy text={code} about={m.pay_slip_purpose()} />
        </div>
      </Text>
      <Steps
        steps={[
          { title: m.pay_slip_send(), note: m.pay_slip_send_note() },
          { title: m.pay_slip_arrive(), note: m.pay_slip_arrive_note() },
          { title: m.pay_slip_match(), note: m.pay_slip_match_note() },
          { title: m.pay_slip_done(), note: m.pay_slip_done_note() },
        ]}
      />
      <Alert>{m.pay_slip_wrong()}</Alert>
      <p className={styles.print}>
        <Button icon={printerIcon} onClick={() => window.print()}>
          {m.pay_slip_print()}
        </Button>
      </p>
    </>
  );
}

interface LineProps {
  name: string;
  copied?: string;
  children: ReactNode;
}

const Line = ({ name, copied, children }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span>{children}</span>
      {copied && <Copy text={copied} about={name} />}
    </dd>
  </div>
);

const Copy = ({ text, about }: { text: string; about: string }) => (
  <CopyButton
    text={text}
    label={m.act_copy()}
    about={about}
    done={m.act_copied()}
    failed={m.pay_copy_failed()}
  />
);
