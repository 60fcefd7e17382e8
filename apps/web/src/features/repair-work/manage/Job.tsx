import { paths } from '@portal/contract/paths';
import type { WorkerEvent } from '@portal/contract/repair/terms';
import type { RepairJobDetail } from '@portal/contract/repair/work';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useResent } from '../../../platform/account/use-resent.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { phoneIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { nameOf, staffVariants } from '../../repair/shared/repair-variants.ts';
import { staffFacts } from '../../repair/shared/staff-facts.tsx';
import { TicketUpkeep } from '../../repair/shared/TicketUpkeep.tsx';
import { TicketView } from '../../repair/shared/TicketView.tsx';
import styles from './Job.module.css';
import { jobQueryKeys } from './job-query-keys.ts';
import type { WorkFormKind } from './WorkForm.tsx';

const WorkForm = lazy(async () => ({ default: (await import('./WorkForm.tsx')).WorkForm }));

const configs: Record<WorkerEvent, ActionConfig> = {
  take: { text: m.repair_did_take },
  resume: { text: m.repair_did_resume },
  finish: { text: m.repair_work_finish },
  quote: { text: m.repair_quote },
  hold: { text: m.repair_work_hold },
  note: { text: m.repair_did_note, ask: m.repair_note_text, needsReason: true },
  handBack: { text: m.repair_did_hand_back, ask: m.repair_work_hand_back_text, needsReason: true },
};

/** One of a worker's tickets with its actions; actions taken offline are sent automatically later. */
export function Job({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/propertyManage/repair/queryJob', { id });
  return (
    <>
      <PageTitle
        title={answer.data?.locationText ?? m.repair_ticket()}
        heading={answer.data && <Written>{nameOf(answer.data)}</Written>}
        actions={
          <>
            <ExportButton
              endpoint="GET /api/propertyManage/repair/printJob"
              input={{ id }}
              text={m.lease_print_act_order()}
            />
            <Link href={paths.myRepairs()}>{m.repair_work_jobs()}</Link>
          </>
        }
      />
      <Answered of={answer}>{(ticket) => <Opened key={ticket.version} ticket={ticket} />}</Answered>
    </>
  );
}

function Opened({ ticket }: { ticket: RepairJobDetail }) {
  const { ticketId: id, version, actions, title, phone, earlier, repeats } = ticket;
  const [form, setForm] = useState<WorkFormKind | undefined>();
  const work = useMutationOf('POST /api/propertyManage/repair/work', {
    once: true,
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: jobQueryKeys,
  });
  const { send, isKept } = useResent(work, () => undefined);
  const { acts, dialog } = useEventActs<WorkerEvent>({
    configs,
    // The form that finishes the job is part of the page and has its own button.
    possible: actions.filter((event) => event !== 'finish'),
    title,
    busy: work.busy,
    maxReason: 500,
    fire: (event, text) => send({ id, event, version, data: { text } }),
    own: {
      quote: () => setForm('quote'),
      hold: () => setForm('hold'),
    },
  });
  return (
    <Stack fluid gap={16} className={styles.job}>
      {isKept && (
        <Alert kind="warning" announce title={m.repair_work_offline()}>
          {m.repair_work_offline_text()}
        </Alert>
      )}
      <TicketView ticket={ticket} looks={staffVariants} facts={staffFacts(ticket)}>
        {phone !== '' && actions.length > 0 && (
          <ButtonLink href={`tel:${phone}`} icon={phoneIcon}>
            {m.repair_work_call_reporter()}
          </ButtonLink>
        )}
        <TicketUpkeep ticketId={id} />
        {earlier.length > 0 && (
          <Alert kind="warning" title={m.repair_repeats_no({ count: repeats })}>
            {earlier.map(({ ticketId, at, result }) => (
              <p key={ticketId}>
                {formatDate(at, 'MM-DD')} <Written>{result}</Written>
              </p>
            ))}
          </Alert>
        )}
      </TicketView>
      {actions.includes('finish') && (
        <Suspense>
          <WorkForm kind="finish" ticket={ticket} />
        </Suspense>
      )}
      <PageActs acts={acts} />
      {dialog}
      <Suspense>
        {form && <WorkForm kind={form} ticket={ticket} onClose={() => setForm(undefined)} />}
      </Suspense>
    </Stack>
  );
}
