import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function BankView({ profile: { bankAccount } }: ViewProps) {
  if (!bankAccount) return <p className={styles.none}>{m.profile_none_yet()}</p>;
  const { name, bank, numberTail } = bankAccount;
  return (
    <Facts
      facts={[
        { name: m.field_account_holder(), value: <Written>{name}</Written> },
        { name: m.field_bank(), value: <Written>{bank}</Written> },
        { name: m.profile_f_account(), value: m.profile_f_account_tail({ tail: numberTail }) },
      ]}
    />
  );
}
