import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_f_account,
  profile_f_account_name,
  profile_f_account_tail,
  profile_f_bank,
  profile_none_yet,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function BankView({ profile: { bankAccount } }: ViewProps) {
  if (!bankAccount) return <p className={styles.none}>{profile_none_yet()}</p>;
  const { name, bank, numberTail } = bankAccount;
  return (
    <Facts
      facts={[
        { name: profile_f_account_name(), value: <Written>{name}</Written> },
        { name: profile_f_bank(), value: <Written>{bank}</Written> },
        { name: profile_f_account(), value: profile_f_account_tail({ tail: numberTail }) },
      ]}
    />
  );
}
