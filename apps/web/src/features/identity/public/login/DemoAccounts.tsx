import * as m from '@portal/texts/messages';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './DemoAccounts.module.css';

export interface DemoAccountsProps {
  password: string;
  accounts: { loginName: string; role: string }[];
  /** Language of the role names if it differs from the page's. */
  lang?: string | undefined;
  onChoose: (loginName: string, password: string) => void;
}

/** Accounts of the demo park, one for each perspective. */
export function DemoAccounts({ password, accounts, lang, onChoose }: DemoAccountsProps) {
  return (
    <details className={styles.demo}>
      <summary>{m.identity_demo_accounts({ password })}</summary>
      <Columns as="ul" of="repeat(2, minmax(0, 1fr))" padInline={8} padBottom={8}>
        {accounts.map(({ loginName, role }) => (
          <li key={loginName}>
            <button
              type="button"
              title={m.identity_demo_fill({ name: loginName })}
              onClick={() => onChoose(loginName, password)}
            >
              <Text as="b" block weight={600}>
                {loginName}
              </Text>
              <Text as="span" tone="quiet" size={13} lang={lang}>
                {role}
              </Text>
            </button>
          </li>
        ))}
      </Columns>
    </details>
  );
}
