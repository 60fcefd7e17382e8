import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

interface OrderButtonProps {
  /** The enterprise that offers the service. */
  enterpriseId: string;
  order: { href: string; text: string };
  /** What members of that enterprise can do instead; may be the same as `order`. */
  edit: { href: string; text: string };
  /** Only enterprises can use it, not persons. */
  ofEnterprises?: boolean;
  /** Not the main action of its page. */
  plain?: boolean;
}

const operatorType = '900';
const personType = '100';

/** Links to the order or question form of a service; its own enterprise gets `edit` instead, operators nothing. */
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
