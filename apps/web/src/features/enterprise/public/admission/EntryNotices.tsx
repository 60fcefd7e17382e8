import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import styles from './EntryDone.module.css';

const Notice = ({ children }: { children: ReactNode }) => <div className={styles.notice}>{children}</div>;

/** Why the application was returned, above the fields that can be edited. */
export function ReturnedNotice({ count, opinion }: { count: number; opinion: string | undefined }) {
  return (
    <Notice>
      <Alert kind="warning" title={m.identity_entry_returned({ count })}>
        <Written>{opinion}</Written>
      </Alert>
    </Notice>
  );
}

/**
 * The enterprise is already registered. Holders of a ticket are not logged in, so they ask to join from their own page.
 */
export function TakenNotice({ byTicket }: { byTicket: boolean }) {
  const href = byTicket ? paths.login(paths.personPreserve()) : paths.personPreserve();
  return (
    <Notice>
      <Alert kind="info" announce action={<Link href={href}>{m.identity_entry_join()}</Link>}>
        {m.identity_entry_join_text()}
      </Alert>
    </Notice>
  );
}
