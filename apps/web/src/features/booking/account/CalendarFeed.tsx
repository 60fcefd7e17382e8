import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { CopyLink } from '../../../platform/account/CopyLink.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';

/** The secret calendar address of the user's bookings; it is shown once, and a new one invalidates the last. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState('');
  const renew = useMutationOf('POST /api/propertyManage/booking/renewFeed');
  const make = async () => {
    const made = await renew.run({});
    if (made) setLink(new URL(made.path, location.href).href);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.booking_feed()}
      closeLabel={m.act_close()}
      actions={
        link ? (
          <CopyLink link={link} />
        ) : (
          <Button variant="main" busy={renew.busy} onClick={() => void make()}>
            {m.booking_feed_make()}
          </Button>
        )
      }
    >
      {link ? (
        <TextField label={m.booking_feed_address()} value={link} readOnly />
      ) : (
        <p>{m.booking_feed_text()}</p>
      )}
    </Dialog>
  );
}
