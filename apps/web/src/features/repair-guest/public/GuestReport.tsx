import * as m from '@portal/texts/messages';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './Guest.module.css';
import { GuestForm } from './GuestForm.tsx';
import { useFound } from './use-found.ts';

/** An asset identified by its label, and a report form for anyone who leaves a phone number. */
export function GuestReport({ asset, member }: { asset: string; member: string }) {
  const { found, fault } = useFound(() =>
    browserClient().call('GET /api/propertyManage/repair/queryGuestForm', { asset }, { quiet: true }),
  );
  if (fault) return <Alert kind="error" title={m.repair_guest_unknown()} announce />;
  if (!found) return null;
  return (
    <Stack gap={16} padBottom={48} className={styles.guest}>
      <p>
        <b>
          <Written>{`${found.place} ${found.name}`}</Written>
        </b>{' '}
        {found.no}
      </p>
      {found.isReported && <Alert kind="warning">{m.repair_reported_already()}</Alert>}
      <p>
        <Link href={`${member}?asset=${encodeURIComponent(asset)}`} look="underlined">
          {m.repair_guest_log_in()}
        </Link>
      </p>
      {found.guests ? (
        <>
          <p>
            {m.repair_promise({
              respond: formatDate(found.respondBy, 'MM-DD HH:mm'),
              finish: formatDate(found.finishBy, 'MM-DD HH:mm'),
            })}
          </p>
          <GuestForm asset={asset} />
        </>
      ) : (
        <Alert kind="info">{m.repair_guest_off()}</Alert>
      )}
    </Stack>
  );
}
