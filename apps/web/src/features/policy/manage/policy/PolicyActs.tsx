import type { PolicyEvent } from '@portal/contract/policy-content';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import {
  officer_moved,
  officer_public_page,
  officer_publish,
  officer_publish_ask,
  officer_publish_text,
  officer_reopen,
  officer_repeal,
  officer_repeal_ask,
  officer_repeal_text,
  officer_withdraw,
  officer_withdraw_ask,
  officer_withdraw_text,
} from '../../../../platform/i18n/paraglide/messages.js';
import { ask } from '../../../../platform/member/notices.ts';
import { useAct } from '../../../../platform/member/use-act.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { ReasonDialog } from '../../../work-queue/shared/ReasonDialog.tsx';
import { policyKey, type WholePolicy } from './policy-values.ts';

type ReasonedEvent = 'repeal' | 'withdraw';

const reasoned = {
  repeal: { text: officer_repeal, title: officer_repeal_ask, note: officer_repeal_text },
  withdraw: { text: officer_withdraw, title: officer_withdraw_ask, note: officer_withdraw_text },
} as const;

/** What may be done with a policy as it stands; what is unsaved has to be saved first. */
export function PolicyActs({ policy, isDirty }: { policy: WholePolicy; isDirty: boolean }) {
  const { policyId: id, version, actions, status } = policy;
  const { title } = policy.data;
  const [asked, setAsked] = useState<ReasonedEvent>();
  const operate = useAct('POST /api/policyManage/policy/operate', {
    done: officer_moved(),
    invalidates: [policyKey, 'GET /api/policyManage/policy/queryManageList'],
  });
  const run = (event: PolicyEvent, reason = '') => operate.run({ id, event, version, data: { reason } });
  const publish = async () => {
    const isSure = await ask({
      ...{ title: officer_publish_ask(), text: officer_publish_text(), ok: officer_publish() },
    });
    if (isSure) await run('publish');
  };
  const common = { busy: operate.busy, disabled: isDirty };
  return (
    <>
      {(status === 'PUBLISHED' || status === 'REPEALED') && (
        <ButtonLink href={paths.policy(id)} target="_blank">
          {officer_public_page()}
        </ButtonLink>
      )}
      {actions.includes('withdraw') && (
        <Button {...common} onClick={() => setAsked('withdraw')}>
          {officer_withdraw()}
        </Button>
      )}
      {actions.includes('repeal') && (
        <Button {...common} variant="danger" onClick={() => setAsked('repeal')}>
          {officer_repeal()}
        </Button>
      )}
      {actions.includes('reopen') && (
        <Button {...common} onClick={() => void run('reopen')}>
          {officer_reopen()}
        </Button>
      )}
      {actions.includes('publish') && (
        <Button {...common} variant="main" onClick={() => void publish()}>
          {officer_publish()}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={reasoned[asked].title({ title })}
          text={reasoned[asked].note()}
          ok={reasoned[asked].text()}
          danger
          busy={operate.busy}
          onClose={() => setAsked(undefined)}
          onGive={(reason) => void run(asked, reason).then((moved) => moved && setAsked(undefined))}
        />
      )}
    </>
  );
}
