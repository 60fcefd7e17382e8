import * as m from '@portal/texts/messages';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { ownLooks } from '../shared/repair-looks.ts';
import { ServiceClockBar } from '../shared/ServiceClockBar.tsx';
import { isOver } from '../shared/service-over.ts';
import styles from './Guest.module.css';
import { useFound } from './use-found.ts';

/** How a guest's report stands. */
export function GuestTicket({ code }: { code: string }) {
  const { found: ticket, fault } = useFound(() =>
    browserClient().call('GET /api/propertyManage/repair/queryAsGuest', { key: code }, { quiet: true }),
  );
  if (fault) return <Alert kind="error" title={fault} announce />;
  if (!ticket) return null;
  const { no, state, stateLabel, title, locationText, description, reason, finishNote, story } = ticket;
  return (
    <div className={styles.guest}>
      <Alert kind="success" announce title={m.repair_submitted({ no })}>
        {m.repair_guest_keep()}
      </Alert>
      <h2>
        <Written>{`${locationText} ${title}`}</Written>
      </h2>
      <p>
        <Status kind={ownLooks[state]}>{stateLabel}</Status>
      </p>
      {state !== 'REJECTED' && <ServiceClockBar clock={ticket.clock} isOver={isOver(ticket)} />}
      {[description, reason, finishNote].map(
        (text) =>
          text !== '' && (
            <p key={text}>
              <Written>{text}</Written>
            </p>
          ),
      )}
      {ticket.holdUntil && <p>{m.repair_parts_on({ day: ticket.holdUntil })}</p>}
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
    </div>
  );
}
