import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import styles from './EntryDone.module.css';

/**
 * Shown if the enterprise is already registered. Holders of a ticket are not logged in, so they ask to join from their
 * own page.
 */
export function TakenNotice({ byTicket }: { byTicket: boolean }) {
  const href = byTicket ? paths.login(paths.personPreserve()) : paths.personPreserve();
  return (
    <Text as="div" below={32} className={styles.notice}>
      <Alert kind="info" announce action={<Link href={href}>{m.identity_entry_join()}</Link>}>
        {m.identity_entry_join_text()}
      </Alert>
    </Text>
  );
}
