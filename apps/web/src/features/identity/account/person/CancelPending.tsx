import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import styles from './Cancel.module.css';
import { cancelKey } from './cancel-words.ts';
import { personalInfoKey } from './personal-info.ts';

const minute = 60_000;

/** The time until an instant in whole days, hours and minutes; zero once it has passed. */
function timeLeft(until: number, now: number) {
  const minutes = Math.max(0, Math.floor((until - now) / minute));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** The grace period, counted down. */
export function CancelPending({ cancelAt, version }: { cancelAt: number; version: number }) {
  const [now, setNow] = useState(() => Date.now());
  const keep = useMutationOf('POST /api/userManage/userInfo/keep', {
    done: m.person_cancel_kept(),
    invalidates: [cancelKey, personalInfoKey],
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack gap={12} items="start" className={styles.pending}>
      <Alert kind="warning" title={m.person_cancel_pending({ date: formatDate(cancelAt) })}>
        {m.person_cancel_left(timeLeft(cancelAt, now))}
      </Alert>
      <Button variant="main" busy={keep.busy} onClick={() => void keep.run({ version })}>
        {m.person_cancel_keep()}
      </Button>
    </Stack>
  );
}
