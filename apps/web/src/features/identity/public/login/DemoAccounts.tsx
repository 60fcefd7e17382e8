import * as m from '@portal/texts/messages';
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
      <ul>
        {accounts.map(({ loginName, role }) => (
          <li key={loginName}>
            <button
              type="button"
              title={m.identity_demo_fill({ name: loginName })}
              onClick={() => onChoose(loginName, password)}
            >
              <b>{loginName}</b>
              <span lang={lang}>{role}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
