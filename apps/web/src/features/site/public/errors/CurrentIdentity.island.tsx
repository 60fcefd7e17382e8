import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../../platform/client-state/tab-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';

interface CurrentIdentityProps {
  /** `{name}` stands for the name. */
  texts: { visitor: string; person: string; enterprise: string };
}

const enterpriseType = '200';

function CurrentIdentity({ texts }: CurrentIdentityProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  if (!user.token) return <span>{texts.visitor}</span>;
  const pattern = user.userType === enterpriseType ? texts.enterprise : texts.person;
  return <span>{pattern.replace('{name}', () => user.name || user.loginName)}</span>;
}

export default island('site/public/errors/CurrentIdentity', CurrentIdentity, 'load');
