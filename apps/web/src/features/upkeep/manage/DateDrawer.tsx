import { paths } from '@portal/contract/paths';
import { type DateContent, dateContent, type UpkeepDateDetail } from '@portal/contract/upkeep/plan';
import {
  type UpkeepDateEvent,
  upkeepHappeningLabels,
  upkeepStateLabels,
} from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { upkeepQueryKeys } from './upkeep-query-keys.ts';
import { upkeepVariants } from './upkeep-words.ts';

const configs: Record<UpkeepDateEvent, ActionConfig> = {
  move: { text: m.upkeep_move },
  skip: { text: m.upkeep_skip, ask: m.upkeep_skip_text, needsReason: true },
};

/** A date of a plan: what is to be done, what happened to it, and its ticket. */
export function DateDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/upkeep/queryDate', { id });
  const date = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={date ? <Written>{date.planName}</Written> : m.upkeep_date()}
      closeLabel={m.act_close()}
      actions={
        date && (
          <>
            {date.ticketId !== null && (
              <ButtonLink href={paths.manageRepairs({ id: date.ticketId })}>
                {m.upkeep_open_ticket()}
              </ButtonLink>
            )}
            {date.actions.length > 0 && <Decision date={date} />}
          </>
        )
      }
    >
      <Answered of={answer}>{(data) => <DateView date={data} />}</Answered>
    </Drawer>
  );
}

function factsOf({ assetName, place, plannedOn, dueOn, doneOn }: UpkeepDateDetail): Fact[] {
  return [
    { name: m.field_asset_name(), value: <Written>{assetName}</Written>, note: <Written>{place}</Written> },
    dueOn !== null && { name: m.upkeep_due_on(), value: dueOn },
    plannedOn !== null && plannedOn !== dueOn && { name: m.upkeep_planned_on(), value: plannedOn },
    doneOn !== null && { name: m.upkeep_done_on(), value: doneOn },
  ].filter((fact) => fact !== false);
}

function DateView({ date }: { date: UpkeepDateDetail }) {
  const { state, missed, steps, history } = date;
  return (
    <Stack gap={20}>
      <Status kind={upkeepVariants[state]}>{upkeepStateLabels[state]()}</Status>
      {missed.length > 0 && <Alert kind="warning">{m.upkeep_missed({ days: missed.join(' · ') })}</Alert>}
      <Facts columns={1} facts={factsOf(date)} />
      <Stack gap={8}>
        <h2>{m.upkeep_steps()}</h2>
        <ul>
          {steps.map(({ text, isTicked }) => (
            <li key={text}>
              <Written>{text}</Written> {isTicked && <small>{m.upkeep_did_done()}</small>}
            </li>
          ))}
        </ul>
      </Stack>
      {history.length > 0 && (
        <Stack gap={8}>
          <h2>{m.upkeep_history()}</h2>
          <Timeline
            label={m.upkeep_history()}
            events={history
              .map(({ at, event, fromOn, toOn, reason, who }, place) => ({
                key: `${place}`,
                time: formatDate(at),
                dateTime: new Date(at).toISOString(),
                title: upkeepHappeningLabels[event](),
                by: who === '' ? m.role_system() : <Written>{who}</Written>,
                note: (
                  <>
                    {[fromOn, toOn].filter(Boolean).join(' → ')} <Written>{reason}</Written>
                  </>
                ),
              }))
              .toReversed()}
          />
        </Stack>
      )}
    </Stack>
  );
}

function Decision({ date }: { date: UpkeepDateDetail }) {
  const { dateId: id, version, actions, planName } = date;
  const [isMoving, setIsMoving] = useState(false);
  const operate = useMutationOf('POST /api/propertyManage/upkeep/operateDate', {
    done: m.upkeep_date_saved(),
    invalidates: upkeepQueryKeys,
  });
  const { acts, dialog } = useEventActs<UpkeepDateEvent>({
    configs,
    possible: actions,
    title: planName,
    busy: operate.busy,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { to: null, reason } })) !== undefined,
    own: { move: () => setIsMoving(true) },
  });
  return (
    <>
      <ActButtons acts={acts.toReversed()} mains={['move']} />
      {dialog}
      {isMoving && <MoveDialog date={date} onClose={() => setIsMoving(false)} />}
    </>
  );
}

/** Asks for the new day of a date, and why. */
function MoveDialog({ date, onClose }: { date: UpkeepDateDetail; onClose: () => void }) {
  const form = useContractForm<DateContent>(dateContent, { defaultValues: { to: date.dueOn, reason: '' } });
  const operate = useMutationOf('POST /api/propertyManage/upkeep/operateDate', {
    done: m.upkeep_date_saved(),
    invalidates: upkeepQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.upkeep_move()}
      size="small"
      form={form}
      save={(data) => operate.run({ id: date.dateId, event: 'move', version: date.version, data })}
      busy={operate.busy}
      onClose={onClose}
    >
      <Stack gap={16}>
        <DateInput name="to" orNull required />
        <TextAreaInput name="reason" rows={2} required />
      </Stack>
    </FormDialog>
  );
}
