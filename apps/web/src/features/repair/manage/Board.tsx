import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ManagedRepair } from '@portal/contract/repair-manage';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { priorityLooks, staffLooks } from '../shared/repair-looks.ts';
import { ServiceClockBar } from '../shared/ServiceClockBar.tsx';
import { isOver } from '../shared/TicketView.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import styles from './Board.module.css';
import { RepairTabs } from './RepairTabs.tsx';
import { staleBoard } from './stale-board.ts';

type BoardAnswer = EndpointMap['GET /api/propertyManage/repair/queryBoard']['output'];
type Waiting = BoardAnswer['waiting'][number];

const everyMs = 30_000;
const ticketHref = (id: string) => paths.manageRepairs({ id });

/** What waits, who works on what, what rests or is late, and what breaks again and again. */
export function Board() {
  const answer = useQueryOf('GET /api/propertyManage/repair/queryBoard', {}, { every: everyMs });
  const [assigned, setAssigned] = useState<ManagedRepair>();
  return (
    <>
      <PageTitle title={m.repair_manage_title()} beside={<RepairTabs current="board" />} inLine />
      <Answered of={answer}>
        {(board) => (
          <div className={styles.board}>
            <Numbers of={board.figures} />
            <div className={styles.columns}>
              <Part title={m.repair_waiting()} count={board.waiting.length} none={m.repair_waiting_none()}>
                {board.waiting.map((ticket) => (
                  <WaitingCard key={ticket.ticketId} ticket={ticket} onAssign={() => setAssigned(ticket)} />
                ))}
              </Part>
              <Part title={m.repair_workers()} count={board.workers.length} none={m.repair_workers_none()}>
                {board.workers.map((worker) => (
                  <WorkerLane key={worker.workerId} worker={worker} />
                ))}
                {board.offered.length > 0 && (
                  <li className={styles.lane}>
                    <b>{m.repair_offered()}</b>
                    <Jobs tickets={board.offered} />
                  </li>
                )}
              </Part>
            </div>
            <div className={styles.columns} data-wide="first">
              <Part title={m.repair_stuck()} count={board.stuck.length} none={m.repair_stuck_none()}>
                {board.stuck.map((ticket) => (
                  <StuckRow key={ticket.ticketId} ticket={ticket} />
                ))}
              </Part>
              <Part title={m.repair_repeated()} count={board.repeated.length} none={m.repair_repeated_none()}>
                {board.repeated.map(({ assetId, no, name, place, times, taskNo }) => (
                  <li key={assetId} className={styles.asset}>
                    <b className={styles.times}>{times}</b>
                    <div>
                      <Link href={paths.manageRepairs({ view: 'all', assetId })} look="quiet">
                        <Written>{`${place} ${name}`}</Written>
                      </Link>
                      <p className={styles.note}>
                        {no}
                        {taskNo && ` · ${m.repair_task({ no: taskNo })}`}
                      </p>
                    </div>
                  </li>
                ))}
              </Part>
            </div>
          </div>
        )}
      </Answered>
      {assigned && <AssignDialog ticket={assigned} onClose={() => setAssigned(undefined)} />}
    </>
  );
}

function Numbers({ of }: { of: BoardAnswer['figures'] }) {
  const share = of.finishedInMonth === 0 ? null : Math.round((of.inTimeInMonth / of.finishedInMonth) * 100);
  return (
    <Figures
      figures={[
        { name: m.repair_waiting(), value: of.waiting },
        { name: m.repair_processing(), value: of.processing },
        { name: m.repair_paused(), value: of.paused },
        {
          name: m.repair_is_late(),
          value: of.late > 0 ? <span className={styles.late}>{of.late}</span> : 0,
          ...(share === null ? {} : { note: m.repair_in_time({ share }) }),
        },
        { name: m.repair_finished_today(), value: of.finishedToday },
      ]}
    />
  );
}

interface PartProps {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      {count === 0 ? <p className={styles.note}>{none}</p> : <ul className={styles.list}>{children}</ul>}
    </section>
  );
}

const nameOf = ({ locationText, title }: ManagedRepair) => `${locationText} ${title}`;

/** A report nobody has been sent to, with the worker whom the system would send. */
function WaitingCard({ ticket, onAssign }: { ticket: Waiting; onAssign: () => void }) {
  const {
    ticketId: id,
    version,
    priority,
    priorityLabel,
    respondDueAt,
    suggested,
    repeats,
    urgedAt,
  } = ticket;
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: m.repair_sent({ name: suggested?.name ?? '' }),
    invalidates: staleBoard,
  });
  const send = () =>
    operate.run({ id, event: 'assign', version, data: { workerId: suggested?.workerId ?? null } });
  return (
    <li className={styles.card} data-priority={priority}>
      <p className={styles.line}>
        <Status kind={priorityLooks[priority]}>{priorityLabel}</Status>
        <DueTime dueAt={respondDueAt} />
      </p>
      <Link href={ticketHref(id)} look="quiet" keepScroll className={styles.name}>
        <Written>{nameOf(ticket)}</Written>
      </Link>
      {repeats > 1 && <p className={styles.late}>{m.repair_repeats_no({ count: repeats })}</p>}
      {urgedAt !== null && <p className={styles.late}>{m.repair_was_urged()}</p>}
      <p className={styles.note}>
        <Written>{ticket.enterpriseName || ticket.reporterName}</Written> {ticket.no}
      </p>
      <p className={styles.acts}>
        {suggested && (
          <Button size="small" variant="main" busy={operate.busy} onClick={() => void send()}>
            {m.repair_send_to({ name: suggested.name })}
          </Button>
        )}
        <Button size="small" onClick={onAssign}>
          {m.repair_choose_worker()}
        </Button>
      </p>
    </li>
  );
}

function WorkerLane({
  worker: { name, tickets, finishedToday },
}: {
  worker: BoardAnswer['workers'][number];
}) {
  return (
    <li className={styles.lane}>
      <div>
        <b>
          <Written>{name}</Written>
        </b>
        <p className={styles.note}>{m.repair_load({ open: tickets.length, done: finishedToday })}</p>
      </div>
      <Jobs tickets={tickets} />
    </li>
  );
}

function Jobs({ tickets }: { tickets: readonly ManagedRepair[] }) {
  if (tickets.length === 0) return <p className={styles.note}>{m.repair_free()}</p>;
  return (
    <ul className={styles.jobs}>
      {tickets.map((ticket) => (
        <li key={ticket.ticketId} className={styles.job} data-late={ticket.clock.isLate || undefined}>
          <Link href={ticketHref(ticket.ticketId)} look="quiet" keepScroll>
            <Written>{nameOf(ticket)}</Written>
          </Link>
          <Status kind={ticket.clock.isLate ? 'late' : staffLooks[ticket.state]}>
            {ticket.clock.isLate ? m.repair_is_late() : ticket.stateLabel}
          </Status>
        </li>
      ))}
    </ul>
  );
}

/** What rests, and why; or what is late. */
function StuckRow({ ticket }: { ticket: ManagedRepair }) {
  const { state, stateLabel, reason, holdUntil, no, workerName, clock } = ticket;
  return (
    <li className={styles.stuck}>
      <div>
        <Link href={ticketHref(ticket.ticketId)} look="quiet" keepScroll>
          <Written>{nameOf(ticket)}</Written>
        </Link>
        <p className={styles.note}>
          {no} <Written>{workerName}</Written>
        </p>
      </div>
      <div>
        <Status kind={clock.isLate ? 'late' : staffLooks[state]}>{stateLabel}</Status>
        <p className={styles.note}>
          <Written>{reason}</Written> {holdUntil && m.repair_parts_on({ day: holdUntil })}
        </p>
      </div>
      <ServiceClockBar clock={clock} isOver={isOver(ticket)} />
    </li>
  );
}
