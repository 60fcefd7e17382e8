import { paths } from '@portal/contract/paths';
import type { PolicyEvent } from '@portal/contract/policy/states';
import * as m from '@portal/texts/messages';
import type { UseFormSetError } from 'react-hook-form';
import { type ActionConfig, useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { publicPageAct } from '../../../review/shared/public-page-act.ts';
import { usePreviewAct } from '../../../review/shared/use-preview-act.ts';
import { useVersionsAct } from '../../../review/shared/use-versions-act.ts';
import { isPublic, type PolicyValues, policyAnswers, type WholePolicy } from './policy-values.ts';

type OperatedEvent = Exclude<PolicyEvent, 'save'>;

const configs: Record<OperatedEvent, ActionConfig> = {
  edit: { text: m.act_edit },
  discard: { text: m.act_discard, ask: m.act_discard_text, danger: true },
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  return: { text: m.act_return, ask: m.act_return_text, needsReason: true },
  approve: { text: m.act_approve, ask: m.officer_approve_text },
  repeal: { text: m.officer_repeal, ask: m.officer_repeal_text, needsReason: true, danger: true },
  withdraw: { text: m.act_take_down, ask: m.officer_withdraw_text, needsReason: true, danger: true },
  trash: { text: m.act_trash, ask: m.act_trash_text, danger: true },
  restore: { text: m.act_restore },
};

interface PolicyBarOptions {
  policy: WholePolicy;
  /** Marks the fields that caused the policy to be rejected. */
  onFaults?: UseFormSetError<PolicyValues>;
  /** Unsaved changes; submitting saves them first, every other action is disabled until they are saved. */
  unsaved?: { isDirty: boolean; save: () => Promise<{ version: number } | undefined> };
}

/** The actions available on a policy now, and the dialog that asks for a reason. */
export function usePolicyBar({ policy, onFaults, unsaved }: PolicyBarOptions) {
  const { policyId: id, actions, data } = policy;
  const isDirty = unsaved?.isDirty ?? false;
  const operate = useMutationOf('POST /api/policyManage/policy/operate', {
    done: m.officer_moved(),
    invalidates: policyAnswers,
    ...(onFaults && { setError: onFaults }),
  });
  const preview = usePreviewAct({ id, desk: 'policyManage/policy', disabled: isDirty });
  const versions = useVersionsAct(policy.versionNo);
  const events = useEventActs<OperatedEvent>({
    configs,
    possible: actions,
    title: data.title,
    busy: operate.busy,
    isBlocked: (event) => isDirty && event !== 'submit',
    fire: async (event, reason) => {
      const saved = isDirty && unsaved ? await unsaved.save() : policy;
      if (!saved) return false;
      const done = await operate.run({ id, event, version: saved.version, data: { reason } });
      return done !== undefined;
    },
  });
  return {
    acts: [
      ...(policy.revision === 'NONE' ? [] : [preview]),
      ...versions,
      ...(isPublic(policy) ? [publicPageAct(paths.policy(id))] : []),
      ...events.acts,
    ],
    dialog: events.dialog,
    mayAct: events.acts.length > 0,
  };
}
