import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../../platform/client-state/tab-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import styles from './Errors.module.css';

interface CurrentIdentityProps {
  /** Texts that may contain `{name}`. */
  texts: { visitor: string; person: string; enterprise: string; operator: string };
}

const kinds = { '100': 'person', '200': 'enterprise', '900': 'operator' } as const;

function CurrentIdentity({ texts }: CurrentIdentityProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  if (!user.token) return <span className={styles.visitor}>{texts.visitor}</span>;
  const pattern = texts[kinds[user.userType as keyof typeof kinds] ?? 'person'];
  return <span>{pattern.replace('{name}', () => user.name || user.loginName)}</span>;
}

export default island('site/public/errors/CurrentIdentity', CurrentIdentity, 'load');
