import type { HandoverDetail } from '@portal/contract/handover/manage';
import { handoverStateLabels } from '@portal/contract/handover/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { calendarIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { GiveActs } from './GiveActs.tsx';
import { GivenList } from './GivenList.tsx';
import { HeldGroups } from './HeldGroups.tsx';
import { LastDayDialog } from './LastDayDialog.tsx';
import type { Choices } from './plan.ts';
import { Receivers } from './Receivers.tsx';
import { stateVariants } from './state-variants.ts';

/** All that one person holds, and who gets it. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/userManage/handover/queryDetail', { id });
  return (
    <Answered of={answer} lines={16}>
      {(person) => <Handover key={person.userId} person={person} />}
    </Answered>
  );
}

/** When it began, the last day, and whether the person is away. */
function noteOf(person: HandoverDetail): string {
  const { handover } = person;
  if (!handover) return [m.handover_note_of(), awayText(person)].filter(Boolean).join(' · ');
  const { byName: name, startedAt, lastDay } = handover;
  const day = formatDate(startedAt, 'MM-DD HH:mm');
  const begun = name === '' ? m.handover_begun_frozen({ day }) : m.handover_begun_by({ name, day });
  const last = lastDay === null ? '' : m.handover_last_day({ day: lastDay });
  return [last, begun, awayText(person)].filter(Boolean).join(' · ');
}

function Handover({ person }: { person: HandoverDetail }) {
  const [choices, setChoices] = useState<Choices>({});
  const [planning, setPlanning] = useState(false);
  const { handover, userId } = person;
  const title = m.handover_title_of({ name: person.name });
  return (
    <>
      <WorkTrail refId={userId} list={paths.manageHandover()} />
      <Stack fluid gap={24}>
        <PageTitle
          title={title}
          heading={<WordedText>{title}</WordedText>}
          note={<WordedText>{noteOf(person)}</WordedText>}
          aside={
            handover && (
              <Status kind={stateVariants[handover.state]}>{handoverStateLabels[handover.state]()}</Status>
            )
          }
          actions={
            <>
              <ExportButton
                endpoint="GET /api/userManage/handover/print"
                input={{ id: userId }}
                text={m.handover_sheet_print()}
              />
              <Button icon={calendarIcon} onClick={() => setPlanning(true)}>
                {m.handover_plan()}
              </Button>
            </>
          }
        />
        <Columns of="minmax(0, 1fr) 312px" gap={24} gapX={32} align="start" stack="laptop">
          <Stack fluid gap={32}>
            <HeldGroups person={person} choices={choices} onChange={setChoices} />
            <GivenList given={person.given} />
          </Stack>
          <Receivers person={person} choices={choices} />
        </Columns>
      </Stack>
      {person.items.length > 0 && <GiveActs person={person} choices={choices} />}
      {planning && <LastDayDialog person={person} onClose={() => setPlanning(false)} />}
    </>
  );
}
