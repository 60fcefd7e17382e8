import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { AccountDrawer } from '../AccountDrawer.tsx';
import { AppealActions } from './AppealActions.tsx';
import { AppealFacts } from './AppealFacts.tsx';

/** Drawer with one appeal: evidence of who owns the account, and the decision. */
export function AppealDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/userManage/phoneAppeal/queryDetail', { id }, { quiet: true });
  return (
    <AccountDrawer
      answer={answer}
      title={m.operator_appeal_one()}
      accountOf={({ userName, loginName }) => ({ name: userName, loginName })}
      actionsOf={(appeal) => <AppealActions appeal={appeal} />}
      onClose={onClose}
    >
      {(appeal) => <AppealFacts appeal={appeal} />}
    </AccountDrawer>
  );
}
