import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface ReadAgainProps {
  meterNo: string;
  period: string;
  /** Photo of the reading in doubt; empty if there is none. */
  photoFileId: string;
}

/** Help for deciding about a doubtful reading: its photo, and a request to read the meter again. */
export function ReadAgain({ meterNo, period, photoFileId }: ReadAgainProps) {
  const [isAsked, setAsked] = useState(false);
  const ask = useMutationOf('POST /api/propertyManage/meter/askAgain', {
    done: m.billing_again_asked({ meter: meterNo }),
  });
  const send = async () => {
    if ((await ask.run({ data: { meterNo, period } })) !== undefined) setAsked(true);
  };
  return (
    <>
      {photoFileId ? (
        <a href={imageUrl(photoFileId)} target="_blank" rel="noreferrer">
          <img
            src={imageUrl(photoFileId, 0, 320)}
            alt={m.billing_meter_photo({ meter: meterNo })}
            width={72}
            height={54}
          />
        </a>
      ) : (
        <small>{m.billing_no_photo()}</small>
      )}
      <Button size="small" busy={ask.busy} disabled={isAsked} onClick={() => void send()}>
        {isAsked ? m.billing_again_under_way() : m.billing_ask_again()}
      </Button>
    </>
  );
}
