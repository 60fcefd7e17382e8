import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import {
  type MoveOutEvent,
  moveOutEvents,
  moveOutLifecycle,
} from '@portal/contract/lease/move-out-lifecycle';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, useState } from 'react';
import { actionConfigs } from '../../../../platform/account/acts/action-configs.ts';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { SecureAgain } from '../../../identity/shared/secure/SecureAgain.tsx';
import { netLabel } from './MoveOutTable.tsx';
import { moveOutQueryKeys } from './move-out-query-keys.ts';
import { useConsentActs } from './use-consent-acts.tsx';

const ProposeDialog = lazy(async () => ({ default: (await import('./ProposeDialog.tsx')).ProposeDialog }));

const configs = actionConfigs(moveOutLifecycle, moveOutEvents);

/** The bar of the page: proposing as the first person, deciding as the second. */
export function MoveOutActs({ of }: { of: MoveOutDetail }) {
  const [isProposing, setProposing] = useState(false);
  const { no, netFen, moveOut, actions, blockers, needsTwo } = of;
  const operate = useMutationOf('POST /api/propertyManage/moveOut/operate', {
    done: ({ contractStateLabel: state }) => m.move_out_done({ no, state }),
    invalidates: moveOutQueryKeys,
  });
  // The event to fire again once the officer has proven who they are.
  const [fired, setFired] = useState<{ event: MoveOutEvent; reason: string }>();
  const fire = async (event: MoveOutEvent, reason: string) => {
    if (!moveOut) return false;
    setFired({ event, reason });
    const input = { id: moveOut.moveOutId, version: moveOut.version, event, reason };
    return (await operate.run(input)) !== undefined;
  };
  const { acts, dialog } = useEventActs<MoveOutEvent>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    isBlocked: (event) => event === 'approve' && blockers.length > 0,
    fire,
  });
  const consent = useConsentActs(of);
  const propose = {
    key: 'submit',
    text: needsTwo ? m.move_out_propose() : m.move_out_settle(),
    disabled: blockers.length > 0,
    onPress: () => setProposing(true),
  };
  return (
    <>
      <PageActs
        acts={[...(actions.includes('propose') ? [propose] : []), ...acts, ...consent.acts]}
        note={`${netLabel(netFen)} ${formatFen(Math.abs(netFen))}`}
      />
      {dialog}
      {consent.dialog}
      <SecureAgain error={operate.error} onProven={() => fired && void fire(fired.event, fired.reason)} />
      {isProposing && <ProposeDialog of={of} onClose={() => setProposing(false)} />}
    </>
  );
}
