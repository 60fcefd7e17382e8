import type { Leave } from '@portal/contract/handover/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leaveQueryKeys } from './leave-query-keys.ts';
import { ReceivedList } from './ReceivedList.tsx';

/** The leaves of the operator who reads it, and the work that was just given to them. */
export function Component() {
  const answer = useQueryOf('GET /api/userManage/leave/queryOwn', {});
  const [entering, setEntering] = useState(false);
  const enter = (
    <Button variant="main" icon={calendarPlusIcon} onClick={() => setEntering(true)}>
      {m.handover_leave_new()}
    </Button>
  );
  return (
    <>
      <PageTitle title={m.handover_leave_title()} note={m.handover_leave_note()} actions={enter} />
      <ReceivedList />
      <Answered of={answer}>
        {({ leaves, colleagues }) => (
          <>
            {leaves.length === 0 ? (
              <EmptyState title={m.handover_leave_empty()}>{m.handover_leave_empty_text()}</EmptyState>
            ) : (
              <Rows>
                {leaves.map((leave) => (
                  <LeaveRow key={leave.leaveId} leave={leave} />
                ))}
              </Rows>
            )}
            {entering && <LeaveDialog colleagues={colleagues} onClose={() => setEntering(false)} />}
          </>
        )}
      </Answered>
    </>
  );
}

function LeaveRow({ leave: { leaveId: id, from, to, standInName: name, canEnd } }: { leave: Leave }) {
  const end = useMutationOf('POST /api/userManage/leave/end', {
    done: m.handover_leave_ended(),
    invalidates: leaveQueryKeys,
  });
  const ask = async () => {
    const title = m.handover_leave_end();
    if (await confirm({ title, text: m.handover_leave_end_ask(), ok: title })) await end.run({ id });
  };
  return (
    <Row
      title={m.handover_leave_days({ from, to })}
      note={
        <WordedText>
          {name === '' ? m.handover_leave_nobody() : m.handover_leave_stand_in({ name })}
        </WordedText>
      }
    >
      {canEnd && (
        <Button size="small" busy={end.busy} onClick={() => void ask()}>
          {m.handover_leave_end()}
        </Button>
      )}
    </Row>
  );
}
