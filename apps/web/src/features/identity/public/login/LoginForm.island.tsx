import {
  identity_login_by_code,
  identity_login_by_password,
  identity_login_ways,
} from '../../../../platform/i18n/paraglide/messages.js';
import { island } from '../../../../platform/island/island.tsx';
import { TabLinks } from '../../../../ui/tab-links/TabLinks.tsx';
import { IdentityRoot } from '../form/IdentityRoot.tsx';
import { NeedsScript } from '../form/NeedsScript.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import type { DemoAccountsProps } from './DemoAccounts.tsx';
import styles from './Login.module.css';
import { PasswordLogin } from './PasswordLogin.tsx';

export type LoginMode = 'password' | 'code';

interface LoginFormProps {
  mode: LoginMode;
  /** The same page in either mode, its `redirect` kept. */
  hrefs: Record<LoginMode, string>;
  forgotHref?: string | undefined;
  demo?: Omit<DemoAccountsProps, 'onChoose'> | undefined;
}

function LoginForm({ mode, hrefs, forgotHref, demo }: LoginFormProps) {
  return (
    <IdentityRoot guestsOnly>
      <div className={styles.ways}>
        <TabLinks
          label={identity_login_ways()}
          currentKey={mode}
          items={[
            { key: 'password', href: hrefs.password, text: identity_login_by_password() },
            { key: 'code', href: hrefs.code, text: identity_login_by_code() },
          ]}
        />
      </div>
      <NeedsScript />
      {mode === 'code' ? <CodeLogin /> : <PasswordLogin forgotHref={forgotHref} demo={demo} />}
    </IdentityRoot>
  );
}

export default island('identity/public/login/LoginForm', LoginForm, 'load');
