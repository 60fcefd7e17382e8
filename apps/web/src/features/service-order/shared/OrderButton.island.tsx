import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

interface OrderButtonProps {
  /** Whose service it is. */
  enterpriseId: string;
  order: { href: string; text: string };
  edit: { href: string; text: string };
}

const operatorType = '900';

/** Leads to the order of a service; its own enterprise edits it instead, and operators order nothing. */
function OrderButton({ enterpriseId, order, edit }: OrderButtonProps) {
  const user = readUser(useInBrowser(pageCookies, ''));
  if (user.userType === operatorType) return null;
  const { href, text } = user.token !== '' && user.enterpriseId === enterpriseId ? edit : order;
  return (
    <ButtonLink href={href} variant="main" wide>
      {text}
    </ButtonLink>
  );
}

export default island('service-order/shared/OrderButton', OrderButton, 'idle');
