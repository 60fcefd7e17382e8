import type { ManagedPhoneAppeal } from '@portal/contract/identity/phone-appeal';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../../platform/account/acts/ReasonDialog.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { userQueryKeys } from '../use-operate-user.ts';
import { appealStateNames } from './appeal-words.ts';

/** Moves the account to the new number or refuses to; the applicant sees the reason. */
export function AppealActions({ appeal }: { appeal: ManagedPhoneAppeal }) {
  const { appealId: id, version, actions, userName: name, newPhoneNumber: phone } = appeal;
  const [event, setEvent] = useState<'accept' | 'refuse'>();
  const operate = useMutationOf('POST /api/userManage/phoneAppeal/operate', {
    done: ({ state }) => m.operator_grant_done({ state: appealStateNames[state]() }),
    invalidates: [
      ...userQueryKeys,
      'GET /api/userManage/phoneAppeal/queryList',
      'GET /api/userManage/phoneAppeal/queryDetail',
      'GET /api/workManage/todo/queryCounts',
      'GET /api/workManage/todo/queryList',
    ],
  });
  const give = async (opinion: string) => {
    if (event && (await operate.run({ id, event, version, opinion }))) setEvent(undefined);
  };
  return (
    <>
      {actions.includes('refuse') && (
        <Button variant="danger" onClick={() => setEvent('refuse')}>
          {m.act_reject()}
        </Button>
      )}
      {actions.includes('accept') && (
        <Button variant="main" onClick={() => setEvent('accept')}>
          {m.operator_appeal_accept()}
        </Button>
      )}
      {event && (
        <ReasonDialog
          key={event}
          {...(event === 'accept'
            ? {
                title: m.operator_appeal_accept_title({ name }),
                text: m.operator_appeal_accept_text({ phone }),
                ok: m.operator_appeal_accept(),
              }
            : {
                title: m.operator_appeal_refuse_title({ name }),
                text: m.operator_appeal_refuse_text(),
                ok: m.act_reject(),
                danger: true,
              })}
          busy={operate.busy}
          onClose={() => setEvent(undefined)}
          onGive={(reason) => void give(reason)}
        />
      )}
    </>
  );
}
