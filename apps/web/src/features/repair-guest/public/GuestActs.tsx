import type { GuestTicket } from '@portal/contract/repair/guest';
import * as m from '@portal/texts/messages';
import { type FormEvent, useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { PlainRadios } from '../../../ui/plain-field/PlainRadios.tsx';
import { faultsOf } from './guest-faults.ts';

type Event = GuestTicket['actions'][number];

const words: Record<Event, { text: () => string; hint?: () => string }> = {
  confirm: { text: m.repair_confirm },
  notFixed: { text: m.repair_did_not_fixed, hint: m.repair_not_fixed_text },
  reopen: { text: m.repair_did_reopen, hint: m.repair_reopen_text },
  rate: { text: m.repair_did_rate },
};
const isRated = (event: Event) => event === 'confirm' || event === 'rate';

interface GuestActsProps {
  code: string;
  ticket: GuestTicket;
  onDone: (ticket: GuestTicket) => void;
}

/** Confirms the repair, or reports what is still broken; a click selects the action, the form below submits it. */
export function GuestActs({ code, ticket: { actions, version }, onDone }: GuestActsProps) {
  const [event, setEvent] = useState<Event>();
  const [rating, setRating] = useState('');
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!event)
    return (
      <Row as="p" wrap gap={12}>
        {actions.map((each, at) => (
          <Button key={each} variant={at === 0 ? 'main' : undefined} onClick={() => setEvent(each)}>
            {words[each].text()}
          </Button>
        ))}
      </Row>
    );
  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    const data = { text, ...(rating === '' ? {} : { rating: Number(rating) }) };
    try {
      const input = { key: code, event, version, data };
      const call = 'POST /api/propertyManage/repair/operateAsGuest';
      onDone(await browserClient().call(call, input, { quiet: true }));
    } catch (error) {
      const found = faultsOf(error);
      setFaults(found);
      if (Object.keys(found).length === 0) setRefusal(refusalText(error));
      setBusy(false);
    }
  };
  return (
    <Stack
      noValidate
      as="form"
      gap={20}
      onSubmit={(submitted: FormEvent) => {
        submitted.preventDefault();
        if (!busy) void send();
      }}
    >
      {refusal && (
        <Alert kind="error" announce>
          {refusal}
        </Alert>
      )}
      {isRated(event) && (
        <PlainRadios
          label={m.field_rating()}
          required={event === 'rate'}
          value={rating}
          error={faults['data.rating']}
          onChange={setRating}
          options={starWords().map((word, at) => ({ value: String(at + 1), text: word }))}
        />
      )}
      <PlainArea
        name="text"
        label={m.field_note()}
        hint={words[event].hint?.()}
        required={!isRated(event)}
        value={text}
        error={faults['data.text']}
        maxLength={300}
        onChange={setText}
      />
      <Row as="p" wrap gap={12}>
        <Button type="submit" variant="main" busy={busy}>
          {words[event].text()}
        </Button>
        <Button onClick={() => setEvent(undefined)}>{m.act_cancel()}</Button>
      </Row>
    </Stack>
  );
}
