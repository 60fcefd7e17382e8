import { paths } from '@portal/contract/paths';
import type { ManagedRepair } from '@portal/contract/repair/manage';
import { usualMinutes } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { dragOf, TimeGrid } from '../../../platform/account/time-grid/TimeGrid.tsx';
import type { ChosenSpan } from '../../../platform/account/time-grid/time-cells.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { dayWords } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { AssignDialog, type Assigned } from '../../repair/shared/AssignDialog.tsx';
import { boardQueryKeys } from '../../repair/shared/board-query-keys.ts';
import { RepairTabs } from '../../repair/shared/RepairTabs.tsx';
import { nameOf, priorityVariants, staffVariants } from '../../repair/shared/repair-variants.ts';
import { ServiceClockBar } from '../../repair/shared/ServiceClockBar.tsx';
import { TicketPane } from '../../repair/shared/TicketPane.tsx';
import styles from './Board.module.css';
import { BoardNumbers } from './BoardNumbers.tsx';
import { type BoardAnswer, boardDay, frame, instantAt, lanesOf, unplannedOf } from './lanes.tsx';
import { useUrgentSound } from './use-urgent-sound.ts';

type Waiting = BoardAnswer['waiting'][number];

interface Place {
  workerId: string;
  plannedFrom: number | null;
  minutes?: number;
}

const everyMs = 30_000;
const ticketHref = (id: string) => paths.manageRepairs({ id });

/**
 * The dispatcher's board: reports waiting, the workers' schedules, paused or late tickets, and assets that break
 * repeatedly.
 */
export function Board() {
  const answer = useQueryOf('GET /api/propertyManage/repair/queryBoard', {}, { every: everyMs });
  return (
    <>
      <PageTitle
        title={m.repair_manage_title()}
        note={m.repair_board_note()}
        aside={<RepairTabs current="board" />}
        inLine
      />
      <Answered of={answer}>{(board) => <Parts board={board} />}</Answered>
      <TicketPane query={{ hrefWith: paths.manageRepairs }} />
    </>
  );
}

function Parts({ board }: { board: BoardAnswer }) {
  const { now, waiting, workers, offered, stuck, repeated } = board;
  useUrgentSound(waiting.filter(({ priority }) => priority === 'URGENT').map(({ ticketId }) => ticketId));
  const readsOnly = useReadsOnly();
  const [assigned, setAssigned] = useState<Assigned>();
  const [chosen, setChosen] = useState<ChosenSpan | null>(null);
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ workerName }) => (workerName ? m.repair_sent({ name: workerName }) : m.repair_sent_to_all()),
    invalidates: boardQueryKeys,
  });
  const navigate = useNavigate();
  const open = (id: string) => void navigate(ticketHref(id), { preventScrollReset: true });
  const place = chosen && {
    workerId: chosen.row,
    name: workers.find(({ workerId }) => workerId === chosen.row)?.name ?? '',
    plannedFrom: instantAt(now, chosen.from),
    minutes: chosen.to - chosen.from,
  };
  const send = ({ ticketId: id, version }: ManagedRepair, to: Place) => {
    const { workerId, plannedFrom, minutes = usualMinutes } = to;
    setChosen(null);
    void operate.run({ id, event: 'assign', version, data: { workerId, plannedFrom, minutes } });
  };
  const movable = readsOnly ? [] : [...waiting, ...offered, ...workers.flatMap(({ tickets }) => tickets)];
  const unplanned = [...unplannedOf(board), ...offered];
  return (
    <Stack gap={24} className={styles.board}>
      <BoardNumbers of={board} />
      <Columns
        of="minmax(260px, 1fr) minmax(0, 2.6fr)"
        gap={24}
        align="start"
        stack="tablet"
        className={styles.columns}
      >
        <Part title={m.repair_waiting()} count={waiting.length} none={m.repair_board_waiting_none()}>
          {waiting.map((ticket) => (
            <WaitingCard
              key={ticket.ticketId}
              ticket={ticket}
              place={place ?? placeOf(ticket)}
              busy={operate.busy}
              onSend={(to) => send(ticket, to)}
              onAssign={() => setAssigned({ ...ticket, ...place })}
            />
          ))}
        </Part>
        <Text as="div" shrink className={styles.part}>
          <h2>
            {m.repair_board_workers()} <small>{workers.length}</small>
          </h2>
          {workers.length === 0 ? (
            <Text size={13} tone="quiet" className={styles.note}>
              {m.repair_board_workers_none()}
            </Text>
          ) : (
            <TimeGrid
              label={m.repair_board_workers()}
              corner={dayWords(boardDay(now))}
              frame={frame}
              rows={lanesOf(board, open)}
              chosen={chosen}
              onChoose={setChosen}
              onOpen={() => !readsOnly && waiting[0] && setAssigned({ ...waiting[0], ...place })}
              onDrop={(id, { row, from }) => {
                const ticket = movable.find(({ ticketId }) => ticketId === id);
                if (ticket) send(ticket, { workerId: row, plannedFrom: instantAt(now, from) });
              }}
              words={{ free: m.repair_board_free(), chosen: m.repair_board_chosen_time() }}
            />
          )}
          {unplanned.length > 0 && (
            <>
              <h3>{m.repair_board_unplanned()}</h3>
              <Jobs tickets={unplanned} />
            </>
          )}
        </Text>
      </Columns>
      <Columns
        of="minmax(260px, 1fr) minmax(0, 2.6fr)"
        gap={24}
        align="start"
        stack="tablet"
        className={styles.columns}
        data-wide="first"
      >
        <Part title={m.repair_board_stuck()} count={stuck.length} none={m.repair_board_stuck_none()}>
          {stuck.map((ticket) => (
            <StuckRow key={ticket.ticketId} ticket={ticket} />
          ))}
        </Part>
        <Part title={m.repair_repeated()} count={repeated.length} none={m.repair_board_repeated_none()}>
          {repeated.map(({ assetId, no, name, place: where, times, taskNo, taskId }) => (
            <Row key={assetId} as="li" gap={12} padBottom={12} lineBelow="thin" className={styles.asset}>
              <b className={styles.times}>{times}</b>
              <div>
                <Link href={paths.manageRepairs({ view: 'all', assetId })} look="quiet">
                  <Written>{`${where} ${name}`}</Written>
                </Link>
                <Text size={13} tone="quiet" className={styles.note}>
                  {no}
                  {taskId && (
                    <>
                      {' '}
                      <Link href={ticketHref(taskId)} keepScroll>
                        {m.repair_board_task({ no: taskNo })}
                      </Link>
                    </>
                  )}
                </Text>
              </div>
            </Row>
          ))}
        </Part>
      </Columns>
      {assigned && <AssignDialog event="assign" ticket={assigned} onClose={() => setAssigned(undefined)} />}
    </Stack>
  );
}

/** The worker the system suggests, and when they are free today. */
const placeOf = ({ suggested }: Waiting): (Place & { name: string }) | null =>
  suggested && { ...suggested, plannedFrom: suggested.from };

interface PartProps {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  return (
    <Text as="section" shrink className={styles.part}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      {count === 0 ? (
        <Text size={13} tone="quiet" className={styles.note}>
          {none}
        </Text>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </Text>
  );
}

interface WaitingCardProps {
  ticket: Waiting;
  /** The place chosen in the lanes, otherwise the one the system suggests. */
  place: (Place & { name: string }) | null;
  busy: boolean;
  onSend: (to: Place) => void;
  onAssign: () => void;
}

/** An unassigned report. It is dragged to a worker's hour, or assigned with its buttons. */
function WaitingCard({ ticket, place, busy, onSend, onAssign }: WaitingCardProps) {
  const { priority, priorityLabel, respondDueAt, respondLeft, repeats, urgedAt } = ticket;
  const readsOnly = useReadsOnly();
  return (
    <Stack
      as="li"
      relative
      gap={6}
      padInline={16}
      padBlock={12}
      frame="thin"
      round
      className={styles.card}
      data-priority={priority}
      {...dragOf(readsOnly ? undefined : ticket.ticketId)}
    >
      <Row as="p" wrap justify="between" gap={2} gapX={12} className={styles.line}>
        <Status kind={priorityVariants[priority]}>{priorityLabel}</Status>
        <DueTime dueAt={respondDueAt} {...respondLeft} />
      </Row>
      <Link href={ticketHref(ticket.ticketId)} look="quiet" keepScroll className={styles.name}>
        <Written>{nameOf(ticket)}</Written>
      </Link>
      {repeats > 1 && <Text tone="petal">{m.repair_repeats_no({ count: repeats })}</Text>}
      {urgedAt !== null && <Text tone="petal">{m.repair_board_was_urged()}</Text>}
      <Text size={13} tone="quiet" className={styles.note}>
        <Written>{ticket.enterpriseName || ticket.reporterName}</Written> {ticket.no}
      </Text>
      <ServiceClockBar of={ticket} />
      <ForDesk>
        <Row as="p" wrap gap={8}>
          {place && (
            <Button size="small" variant="main" busy={busy} onClick={() => onSend(place)}>
              <Sentence say={(names) => sendText(names, place.plannedFrom)} values={{ name: place.name }} />
            </Button>
          )}
          <Button size="small" onClick={onAssign}>
            {m.repair_board_choose_worker()}
          </Button>
        </Row>
      </ForDesk>
    </Stack>
  );
}

/** Jobs in progress without an hour on the board's day; they can be dragged to one. */
function Jobs({ tickets }: { tickets: readonly ManagedRepair[] }) {
  const readsOnly = useReadsOnly();
  return (
    <ul className={styles.jobs}>
      {tickets.map((ticket) => {
        const { ticketId, state, stateLabel, workerName, plannedFrom } = ticket;
        const isLate = ticket.clock.isLate;
        const drag = dragOf(state === 'ASSIGNED' && !readsOnly ? ticketId : undefined);
        return (
          <Stack
            key={ticketId}
            as="li"
            gap={4}
            padInline={12}
            padBlock={8}
            ground="brand"
            className={styles.job}
            data-late={isLate || undefined}
            {...drag}
          >
            <Link href={ticketHref(ticketId)} look="quiet" keepScroll>
              <Written>{nameOf(ticket)}</Written>
            </Link>
            <Row as="p" wrap justify="between" gap={2} gapX={12} className={styles.line}>
              <Status kind={isLate ? 'late' : staffVariants[state]}>
                {isLate ? m.repair_is_late() : stateLabel}
              </Status>
              <Text as="span" size={13} tone="quiet" className={styles.note}>
                <Written>{workerName || m.repair_board_offered()}</Written>{' '}
                {plannedFrom !== null && formatDate(plannedFrom, 'MM-DD HH:mm')}
              </Text>
            </Row>
          </Stack>
        );
      })}
    </ul>
  );
}

/** A paused ticket with its reason, or a late one. */
function StuckRow({ ticket }: { ticket: ManagedRepair }) {
  const { state, stateLabel, reason, holdUntil, no, workerName, clock } = ticket;
  return (
    <Columns
      as="li"
      of="minmax(0, 1.3fr) minmax(0, 1fr) minmax(180px, 1fr)"
      gap={16}
      padBottom={12}
      lineBelow="thin"
      stack="tablet"
      className={styles.stuck}
    >
      <div>
        <Link href={ticketHref(ticket.ticketId)} look="quiet" keepScroll>
          <Written>{nameOf(ticket)}</Written>
        </Link>
        <Text size={13} tone="quiet" className={styles.note}>
          {no} <Written>{workerName}</Written>
        </Text>
      </div>
      <div>
        <Status kind={clock.isLate ? 'late' : staffVariants[state]}>{stateLabel}</Status>
        <Text size={13} tone="quiet" className={styles.note}>
          <Written>{reason}</Written> {holdUntil && m.repair_parts_on({ day: holdUntil })}
        </Text>
      </div>
      <ServiceClockBar of={ticket} />
    </Columns>
  );
}

const sendText = ({ name }: { name: string }, at: number | null) =>
  at === null
    ? m.repair_board_send_to({ name })
    : m.repair_board_send_to_at({ name, time: formatDate(at, 'HH:mm') });
