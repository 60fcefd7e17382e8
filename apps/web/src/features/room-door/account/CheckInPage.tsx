import type { BookingRow } from '@portal/contract/booking/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { bookingQueryKeys } from '../../booking/shared/booking-query-keys.ts';
import { whenText } from '../../booking/shared/booking-variants.ts';
import styles from './CheckInPage.module.css';

type CheckedIn = Pick<BookingRow, 'title' | 'roomName' | 'date' | 'from' | 'to'>;

/** The page the code at the door leads to: the first person to scan it checks in everyone on the booking. */
export function Component() {
  const answer = useQueryOf('GET /api/propertyManage/booking/queryList', { tab: 'COMING' });
  const [done, setDone] = useState<CheckedIn>();
  const own = <ButtonLink href={paths.conferenceRoom({ view: 'mine' })}>{m.booking_own()}</ButtonLink>;
  return (
    <>
      <PageTitle title={m.booking_check_in()} />
      {done ? (
        <Alert
          kind="success"
          title={m.door_checked_in({ title: done.title || m.booking_reserved() })}
          announce
          action={own}
        >
          <Written>{done.roomName}</Written> {whenText(done)}
        </Alert>
      ) : (
        <Answered of={answer}>
          {({ rows }) => (
            <CheckIn booking={rows.find(({ actions }) => actions.includes('checkIn'))} onDone={setDone} />
          )}
        </Answered>
      )}
    </>
  );
}

interface CheckInProps {
  /** The user's own booking that is due now; colleagues' bookings are identified only by the code. */
  booking: BookingRow | undefined;
  onDone: (done: CheckedIn) => void;
}

function CheckIn({ booking, onDone }: CheckInProps) {
  const [search] = useSearchParams();
  const scanned = search.get('code') ?? '';
  const [code, setCode] = useState(scanned);
  const isSent = useRef(false);
  const checkIn = useMutationOf('POST /api/propertyManage/confRoom/checkIn', {
    quiet: true,
    invalidates: bookingQueryKeys,
  });
  const operate = useMutationOf('POST /api/propertyManage/booking/operate', {
    once: true,
    quiet: true,
    invalidates: bookingQueryKeys,
  });
  const { busy, error } = booking ? operate : checkIn;
  const send = async () => {
    const done = booking
      ? await operate.run({
          id: booking.bookingId,
          event: 'checkIn',
          version: booking.version,
          data: { code },
        })
      : await checkIn.run({ code });
    if (done) onDone(done);
  };
  const sendScanned = useEffectEvent(() => {
    if (scanned === '' || isSent.current) return;
    isSent.current = true;
    void send();
  });
  useEffect(() => sendScanned(), []);
  return (
    <Stack
      as="form"
      gap={16}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {booking ? (
        <p>
          <Written>{booking.title}</Written> · <Written>{booking.roomName}</Written> · {whenText(booking)}
        </p>
      ) : (
        <p>{m.room_check_in_note()}</p>
      )}
      {error && (
        <Alert kind="error" title={error.retMsg} announce>
          {m.door_check_in_again()}
        </Alert>
      )}
      <TextField
        label={m.field_door_code()}
        hint={m.door_code_hint()}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="main" size="large" busy={busy} disabled={code.trim() === ''}>
        {m.booking_check_in()}
      </Button>
    </Stack>
  );
}
