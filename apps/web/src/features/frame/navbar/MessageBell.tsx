import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { member_messages, member_messages_unread } from '../../../platform/i18n/paraglide/messages.js';
import { useMenus } from '../../../platform/member/use-user.ts';
import buttonStyles from '../../../ui/button/IconButton.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bellIcon } from '../../../ui/icon/shapes/bell.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useUnreadCount } from '../menu-count.ts';

/** Leads to the message centre, with the number of unread messages. */
export function MessageBell() {
  const unread = useUnreadCount();
  if (!isInMenu(useMenus(), paths.myMessages())) return null;
  const label = unread > 0 ? member_messages_unread({ count: unread }) : member_messages();
  return (
    <Link
      href={paths.myMessages()}
      look="bare"
      aria-label={label}
      title={label}
      className={clsx(buttonStyles.button, buttonStyles.square)}
    >
      <Icon shape={bellIcon} />
      {unread > 0 && <span className={buttonStyles.count}>{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
}
