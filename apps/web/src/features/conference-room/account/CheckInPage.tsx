import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { whenText } from '../shared/booking-looks.ts';
import { staleBookings } from '../shared/stale-bookings.ts';
import styles from './ConferenceRoom.module.css';

type Row = {
  bookingId: string;
  version: number;
  title: string;
  roomName: string;
  date: string;
  from: string;
  to: string;
};

/** Where the code at the door leads: whoever is booked now is checked in, anybody else reads why not. */
export function Component() {
  const answer = useQueryOf('GET /api/propertyManage/booking/queryList', { tab: 'COMING' });
  const [done, setDone] = useState<Row>();
  const own = <ButtonLink href={paths.conferenceRoom({ view: 'mine' })}>{m.room_own()}</ButtonLink>;
  return (
    <>
      <PageTitle title={m.room_check_in()} />
      {done ? (
        <Alert kind="success" title={m.room_checked_in({ title: done.title })} announce action={own}>
          <Written>{done.roomName}</Written> {whenText(done)}
        </Alert>
      ) : (
        <Answered of={answer}>
          {({ rows }) => {
            const booking = rows.find(({ actions }) => actions.includes('checkIn'));
            return booking ? (
              <CheckIn booking={booking} onDone={setDone} />
            ) : (
              <EmptyState title={m.room_none_to_check_in()} action={own}>
                {m.room_check_in_note()}
              </EmptyState>
            );
          }}
        </Answered>
      )}
    </>
  );
}

function CheckIn({ booking, onDone }: { booking: Row; onDone: (row: Row) => void }) {
  const [search] = useSearchParams();
  const scanned = search.get('code') ?? '';
  const [code, setCode] = useState(scanned);
  const isSent = useRef(false);
  const operate = useMutationOf('POST /api/propertyManage/booking/operate', {
    quiet: true,
    invalidates: staleBookings,
  });
  const { bookingId: id, version } = booking;
  const send = async () => {
    if (await operate.run({ id, event: 'checkIn', version, data: { code } })) onDone(booking);
  };
  const sendScanned = useEffectEvent(() => {
    if (scanned === '' || isSent.current) return;
    isSent.current = true;
    void send();
  });
  useEffect(() => sendScanned(), []);
  return (
    <form
      className={clsx(styles.form, styles.page)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>
        <Written>{booking.title}</Written> · <Written>{booking.roomName}</Written> · {whenText(booking)}
      </p>
      {operate.error && (
        <Alert kind="error" title={operate.error.retMsg} announce>
          {m.room_check_in_again()}
        </Alert>
      )}
      <TextField
        label={m.field_door_code()}
        hint={m.room_code_hint()}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="main" size="large" busy={operate.busy} disabled={code.trim() === ''}>
        {m.room_check_in()}
      </Button>
    </form>
  );
}
