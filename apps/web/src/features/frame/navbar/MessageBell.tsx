import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useMenus } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import buttonStyles from '../../../ui/button/IconButton.module.css';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bellIcon } from '../../../ui/icon/shapes.ts';
import { useUnreadCount } from '../menu-count.ts';
import { PickList } from '../PickList.tsx';
import styles from './Navbar.module.css';

// Loaded when the panel is first opened.
const LatestMessages = lazy(async () => ({
  default: (await import('../../message/shared/LatestMessages.tsx')).LatestMessages,
}));

const most = 99;

/** The number of unread messages; opens the latest ones. */
export function MessageBell() {
  const { unread, quiet } = useUnreadCount();
  const [wanted, setWanted] = useState(false);
  if (!isInMenu(useMenus(), paths.myMessages())) return null;
  return (
    <div className={styles.iconMenu}>
      <Dropdown
        label={unread > 0 ? m.message_bell({ count: unread }) : m.message_bell_none()}
        align="end"
        onOpen={() => setWanted(true)}
        trigger={
          <>
            {unread > 0 && !quiet && (
              <span className={buttonStyles.count}>{unread > most ? `${most}+` : unread}</span>
            )}
            {unread > 0 && quiet && <span className={buttonStyles.hint} />}
            <Icon shape={bellIcon} />
          </>
        }
      >
        <PickList>
          {wanted && (
            <Suspense>
              <LatestMessages unread={unread} />
            </Suspense>
          )}
        </PickList>
      </Dropdown>
    </div>
  );
}
