import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Sound } from '../../../platform/display/Sound.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import styles from './Repair.module.css';
import { ServiceClockBar } from './ServiceClockBar.tsx';
import { TicketPhotos } from './TicketPhotos.tsx';
import { TicketStory } from './TicketStory.tsx';
import { TypeName } from './TypeName.tsx';

type Own = EndpointMap['GET /api/propertyManage/repair/queryDetail']['output'];
type AnyTicket = Omit<Own, 'actions' | 'urgeFrom' | 'dueFen'>;

interface TicketViewProps {
  ticket: AnyTicket;
  looks: Record<AnyTicket['state'], StatusKind>;
  /** Facts only park staff see. */
  facts?: Fact[];
  children?: ReactNode;
}

/** A ticket: its state and clock, the action expected of the reader, the report, and its history. */
export function TicketView({ ticket, looks, facts = [], children }: TicketViewProps) {
  const { state, stateLabel, priorityLabel, typeLabel, no, reason, holdUntil, closesAt, mergedNo } = ticket;
  const why = [
    reason !== '' && <Written key="reason">{reason}</Written>,
    holdUntil && m.repair_parts_on({ day: holdUntil }),
    mergedNo && m.repair_merged_into({ no: mergedNo }),
  ].filter(Boolean);
  return (
    <Stack gap={20}>
      <Stack gap={8} className={styles.part}>
        <Row wrap align="center" gap={6} gapX={12}>
          <Status kind={looks[state]}>{stateLabel}</Status>
          <span>{priorityLabel}</span>
          {ticket.kind === 'MAINTENANCE' && <span>{m.repair_kind_maintenance()}</span>}
          <TypeName name={typeLabel} />
          <span>{no}</span>
        </Row>
        {ticket.state !== 'REJECTED' && <ServiceClockBar of={ticket} />}
        {why.length > 0 && <p>{why.map((each, at) => (at === 0 ? each : [' ', each]))}</p>}
        {closesAt !== null && (
          <p>
            {m.repair_closes()} <DueTime dueAt={closesAt} />
          </p>
        )}
      </Stack>
      {children}
      {ticket.quote && <Quote quote={ticket.quote} />}
      <Stack gap={8} className={styles.part}>
        {ticket.description !== '' && (
          <p>
            <Written>{ticket.description}</Written>
          </p>
        )}
        <TicketPhotos ids={ticket.photos} />
        {ticket.audio && <Sound src={imageUrl(ticket.audio)} />}
        <Facts columns={1} facts={[...factsOf(ticket), ...facts]} />
      </Stack>
      {(ticket.signature !== null || ticket.signedName !== '') && <Signature of={ticket} />}
      <Stack gap={8} className={styles.part}>
        <h2>{m.repair_story()}</h2>
        <TicketStory logs={ticket.logs} />
      </Stack>
    </Stack>
  );
}

function factsOf(ticket: AnyTicket): Fact[] {
  const { locationText, assetName, assetNo, workerName, expectFrom, expectTo, createdAt } = ticket;
  const { plannedFrom } = ticket;
  const visit = [expectFrom, expectTo].map((at) => (at === null ? '' : formatDate(at)));
  return [
    { name: m.field_repair_place(), value: <Written>{locationText}</Written> },
    assetNo !== '' && { name: m.field_asset_name(), value: <Written>{assetName}</Written>, note: assetNo },
    workerName !== '' && { name: m.field_worker(), value: <Written>{workerName}</Written> },
    visit.some((each) => each !== '') && { name: m.repair_visit(), value: visit.join(' – ') },
    plannedFrom !== null && { name: m.field_planned_from(), value: formatDate(plannedFrom) },
    ticket.acceptedFen > 0 && { name: m.repair_fee(), value: feeText(ticket) },
    { name: m.repair_reported(), value: formatDate(createdAt) },
  ].filter((fact) => fact !== false);
}

/** The accepted amount, and whether it is paid. */
function feeText({ acceptedFen, paidFen, state }: AnyTicket): string {
  const amount = formatFen(acceptedFen);
  if (paidFen >= acceptedFen) return m.repair_fee_paid({ amount });
  return state === 'CLOSED' ? m.repair_fee_due({ amount }) : m.repair_fee_later({ amount });
}

/** The reporter's signature confirming the repair. */
function Signature({ of: { signature, signedName } }: { of: AnyTicket }) {
  return (
    <Stack gap={8} className={styles.part}>
      <h2>{m.field_signature()}</h2>
      {signature !== null && (
        <img
          className={styles.signature}
          src={imageUrl(signature)}
          alt={m.field_signature()}
          width={300}
          height={100}
        />
      )}
      {signedName !== '' && (
        <p>
          <Written>{signedName}</Written>
        </p>
      )}
    </Stack>
  );
}

/** The quote for a repair, line by line. */
function Quote({ quote }: { quote: NonNullable<AnyTicket['quote']> }) {
  return (
    <Panel title={m.repair_quote()} ground="quiet">
      <Stack as="dl" gap={6}>
        {quote.lines.map(({ name, fen }) => (
          <Row key={name} justify="between" gap={16}>
            <dt>
              <Written>{name}</Written>
            </dt>
            <Text as="dd" figures nowrap>
              {formatFen(fen)}
            </Text>
          </Row>
        ))}
        <Row justify="between" gap={16} padTop={6} lineAbove="thin" weight={600}>
          <dt>{m.field_total()}</dt>
          <Text as="dd" figures nowrap>
            {m.repair_yuan({ amount: formatFen(quote.totalFen) })}
          </Text>
        </Row>
      </Stack>
      {quote.note !== '' && (
        <p>
          <Written>{quote.note}</Written>
        </p>
      )}
    </Panel>
  );
}
