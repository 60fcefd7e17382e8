import { paths } from '@portal/contract/paths';
import { readUser } from '../../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../../platform/client-state/tab-user.ts';
import { island } from '../../../../platform/island/island.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';

interface OtherIdentityProps {
  texts: { login: string; switchEnterprise: string };
}

const operatorType = '900';

/** Another identity may open the page: visitors can log in, members can switch enterprises. */
function OtherIdentity({ texts }: OtherIdentityProps) {
  const { token, userType } = readUser(useInBrowser(pageCookies, ''));
  if (!token) return <ButtonLink href={paths.login()}>{texts.login}</ButtonLink>;
  if (userType === operatorType) return null;
  return <ButtonLink href={paths.personPreserve()}>{texts.switchEnterprise}</ButtonLink>;
}

export default island('site/public/errors/OtherIdentity', OtherIdentity, 'load');
