import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  bookOpenIcon,
  doorOpenIcon,
  filePenLineIcon,
  handshakeIcon,
  walletIcon,
  wrenchIcon,
} from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import DueTag from '../../billing/shared/DueTag.island.tsx';
import type { HomeData } from './home-data.ts';
import styles from './QuickEntrances.module.css';

type Note = (inputs: { count: number }) => string;

/** The current count; if there is nothing to count yet, a description. */
const noteOf = (list: { total: number } | null, note: Note, none: () => string) =>
  list && list.total > 0 ? note({ count: list.total }) : none();

/** The most used entry points, each with a second line. */
export function QuickEntrances({ home }: { home: HomeData }) {
  const entrances = [
    {
      icon: walletIcon,
      href: paths.payMoney(),
      name: m.home_quick_pay(),
      note: m.home_quick_pay_note(),
      slot: 'bills',
    },
    {
      icon: wrenchIcon,
      href: paths.repair(),
      name: m.home_quick_repair(),
      note: m.home_quick_repair_note(),
    },
    {
      icon: doorOpenIcon,
      href: paths.conferenceRoom(),
      name: m.home_quick_room(),
      note: m.home_quick_room_note(),
    },
    {
      icon: filePenLineIcon,
      href: paths.declaration(),
      name: m.home_quick_declare(),
      note: noteOf(home.open, m.home_quick_declare_note, m.home_quick_declare_none),
    },
    {
      icon: bookOpenIcon,
      href: paths.policyList(),
      name: m.home_quick_policies(),
      note: noteOf(home.policies, m.home_quick_policies_note, m.home_quick_policies_none),
    },
    {
      icon: handshakeIcon,
      href: paths.matchList(),
      name: m.hall_title(),
      note: noteOf(home.projects, m.hall_count, m.match_task_note),
    },
  ];
  return (
    <Text as="nav" lineBelow="thin" ground="page" className={styles.quick} aria-label={m.home_quick()}>
      <Columns as="ul" of="repeat(6, minmax(0, 1fr))" className={styles.list}>
        {entrances.map(({ icon, href, name, note, slot }) => (
          <li key={href}>
            <Link href={href} look="bare" className={styles.entrance}>
              <Icon shape={icon} className={styles.icon} />
              <span>
                <b>
                  {name} {slot && <span data-due={slot} />}
                </b>
                <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </Columns>
      <DueTag text={m.home_quick_pay_due({ count: '{count}' })} />
    </Text>
  );
}
