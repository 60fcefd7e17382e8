import { endText } from '@portal/contract/deadline';
import type { GuestTicket as Ticket } from '@portal/contract/repair/guest';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { nameOf, ownVariants } from '../../repair/shared/repair-variants.ts';
import { ServiceClockBar } from '../../repair/shared/ServiceClockBar.tsx';
import styles from './Guest.module.css';
import { GuestActs } from './GuestActs.tsx';
import { useFound } from './use-found.ts';

/** The status of a guest's report, and what they can do about it. */
export function GuestTicket({ code }: { code: string }) {
  const { found, fault } = useFound(() =>
    browserClient().call('GET /api/propertyManage/repair/queryAsGuest', { key: code }, { quiet: true }),
  );
  const [changed, setChanged] = useState<Ticket>();
  const ticket = changed ?? found;
  if (fault) return <Alert kind="error" title={fault} announce />;
  if (!ticket) return null;
  const { no, state, stateLabel, description, reason, finishNote, story } = ticket;
  return (
    <Stack gap={16} padBottom={48} className={styles.guest}>
      {changed ? (
        <Alert kind="success" announce title={m.repair_done({ state: stateLabel })} />
      ) : (
        <Alert kind="success" announce title={m.repair_submitted({ no })}>
          {m.repair_guest_keep()}
        </Alert>
      )}
      <h2>
        <Written>{nameOf(ticket)}</Written>
      </h2>
      <p>
        <Status kind={ownVariants[state]}>{stateLabel}</Status>
      </p>
      {state !== 'REJECTED' && <ServiceClockBar of={ticket} />}
      {[description, reason, finishNote].map(
        (text) =>
          text !== '' && (
            <p key={text}>
              <Written>{text}</Written>
            </p>
          ),
      )}
      {ticket.holdUntil && <p>{m.repair_parts_on({ day: ticket.holdUntil })}</p>}
      {ticket.closesAt !== null && (
        <p>
          {m.repair_closes()} {endText(ticket.closesAt)}
        </p>
      )}
      {ticket.rating !== null && (
        <p>
          {m.field_rating()} {starWords()[ticket.rating - 1]}
        </p>
      )}
      {ticket.actions.length > 0 && (
        <GuestActs key={ticket.version} code={code} ticket={ticket} onDone={setChanged} />
      )}
      <Timeline
        label={m.repair_story()}
        events={story.toReversed().map(({ at, what }, place) => ({
          key: `${place}`,
          time: formatDate(at, 'MM-DD HH:mm'),
          dateTime: new Date(at).toISOString(),
          title: what,
          tone: 'done' as const,
        }))}
      />
    </Stack>
  );
}
