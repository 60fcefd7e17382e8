import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { PickList } from '../PickList.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import styles from './Navbar.module.css';
import { Who } from './Who.tsx';

/** The logged-in user, and the entries for their account. */
export function NameMenu() {
  return (
    <div className={styles.me}>
      <Dropdown trigger={<Who />} align="end">
        <PickList>
          <AccountEntries />
        </PickList>
      </Dropdown>
    </div>
  );
}
