import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

interface OrderButtonProps {
  /** Whose service it is. */
  enterpriseId: string;
  order: { href: string; text: string };
  /** What its own enterprise does instead, which may be the same. */
  edit: { href: string; text: string };
  /** Persons have no part in it. */
  ofEnterprises?: boolean;
  /** Not the main thing of its page. */
  plain?: boolean;
}

const operatorType = '900';
const personType = '100';

/** Leads to the order of a service, or a question about it; its own enterprise does its part instead, operators nothing. */
function OrderButton({ enterpriseId, order, edit, ofEnterprises = false, plain = false }: OrderButtonProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  if (user.userType === operatorType) return null;
  if (ofEnterprises && user.userType === personType) return null;
  const { href, text } = user.token !== '' && user.enterpriseId === enterpriseId ? edit : order;
  return (
    <ButtonLink href={href} variant={plain ? 'default' : 'main'} wide={!plain || ofEnterprises}>
      {text}
    </ButtonLink>
  );
}

export default island('service-order/shared/OrderButton', OrderButton, 'idle');
