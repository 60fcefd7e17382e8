import type { PolicyEvent } from '@portal/contract/policy-states';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { paths } from '../../../../paths.ts';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { PreviewButton } from '../../../review/shared/PreviewButton.tsx';
import { VersionsButton } from '../../../review/shared/VersionsButton.tsx';
import { ReasonDialog } from '../../../work-queue/shared/ReasonDialog.tsx';
import { isPublic, type PolicyValues, policyAnswers, type WholePolicy } from './policy-values.ts';

type OperatedEvent = Exclude<PolicyEvent, 'save'>;

const eventTexts: Record<OperatedEvent, () => string> = {
  edit: m.officer_ev_edit,
  discard: m.officer_ev_discard,
  submit: m.officer_ev_submit,
  recall: m.officer_ev_recall,
  return: m.officer_ev_return,
  approve: m.officer_ev_approve,
  repeal: m.officer_repeal,
  withdraw: m.officer_withdraw,
  trash: m.officer_ev_trash,
  restore: m.officer_ev_restore,
};

/** From rarely used actions to the main one. */
const order: readonly OperatedEvent[] = [
  ...(['trash', 'withdraw', 'repeal', 'discard', 'recall', 'return', 'restore', 'edit'] as const),
  ...(['submit', 'approve'] as const),
];
const forward: readonly OperatedEvent[] = ['edit', 'submit', 'approve', 'restore'];

/** Events that need a reason. */
const reasoned = {
  repeal: { title: m.officer_repeal_ask, note: m.officer_repeal_text },
  withdraw: { title: m.officer_withdraw_ask, note: m.officer_withdraw_text },
  return: { title: m.officer_return_ask, note: m.officer_return_text },
} as const;
const isReasoned = (event: OperatedEvent): event is keyof typeof reasoned => event in reasoned;

/** Events that need confirmation, since they cannot be undone or everybody sees the result. */
const questions: Partial<
  Record<OperatedEvent, (title: string) => { title: string; text: string; danger?: boolean }>
> = {
  approve: (title) => ({ title: m.officer_approve_ask({ title }), text: m.officer_approve_text() }),
  discard: () => ({ title: m.officer_discard_ask(), text: m.officer_discard_text(), danger: true }),
  trash: () => ({ title: m.officer_trash_ask(), text: m.officer_trash_text(), danger: true }),
};

interface PolicyActsProps {
  policy: WholePolicy;
  /** Unsaved changes must be saved first. */
  isDirty: boolean;
  /** Marks the fields because of which the policy was refused. */
  onFaults: UseFormSetError<PolicyValues>;
}

/** The actions available on a policy now. */
export function PolicyActs({ policy, isDirty, onFaults }: PolicyActsProps) {
  const { policyId: id, version, actions } = policy;
  const { title } = policy.data;
  const [asked, setAsked] = useState<keyof typeof reasoned>();
  const operate = useMutationOf('POST /api/policyManage/policy/operate', {
    done: m.officer_moved(),
    invalidates: policyAnswers,
    setError: onFaults,
  });
  const run = (event: OperatedEvent, reason = '') => operate.run({ id, event, version, data: { reason } });
  const press = async (event: OperatedEvent) => {
    if (isReasoned(event)) return setAsked(event);
    const question = questions[event]?.(title);
    if (question && !(await confirm({ ...question, ok: eventTexts[event]() }))) return;
    await run(event);
  };
  return (
    <>
      <VersionsButton count={policy.versionNo} />
      {isPublic(policy) && (
        <ButtonLink href={paths.policy(id)} target="_blank">
          {m.officer_public_page()}
        </ButtonLink>
      )}
      {policy.revision !== 'NONE' && !isDirty && <PreviewButton id={id} desk="policyManage/policy" />}
      {order
        .filter((event) => actions.includes(event))
        .map((event) => (
          <Button
            key={event}
            variant={forward.includes(event) ? 'main' : event === 'repeal' ? 'danger' : undefined}
            busy={operate.busy}
            disabled={isDirty}
            onClick={() => void press(event)}
          >
            {eventTexts[event]()}
          </Button>
        ))}
      {asked && (
        <ReasonDialog
          title={reasoned[asked].title({ title })}
          text={reasoned[asked].note()}
          ok={eventTexts[asked]()}
          danger={asked !== 'return'}
          busy={operate.busy}
          onClose={() => setAsked(undefined)}
          onGive={(reason) => void run(asked, reason).then((moved) => moved && setAsked(undefined))}
        />
      )}
    </>
  );
}
