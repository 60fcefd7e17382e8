import {
  type OfficeConsentEvent,
  officeConsentEvents,
  settlementConsentLifecycle,
} from '@portal/contract/lease/consent-lifecycle';
import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { actionConfigs } from '../../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import type { BarAct } from '../../../../ui/action-bar/bar-act.ts';
import { moveOutQueryKeys } from './move-out-query-keys.ts';

const SignDialog = lazy(async () => ({ default: (await import('./SignDialog.tsx')).SignDialog }));

const configs = actionConfigs(settlementConsentLifecycle, officeConsentEvents);

/** What the offices can do while a settlement waits for the tenant: answer an objection, enter the signed paper. */
export function useConsentActs({ consent, no }: MoveOutDetail): { acts: BarAct[]; dialog: ReactNode } {
  const [isSigning, setSigning] = useState(false);
  const operate = useMutationOf('POST /api/propertyManage/moveOut/operateConsent', {
    done: ({ stateLabel }) => m.move_out_consent_done({ state: stateLabel }),
    invalidates: moveOutQueryKeys,
  });
  const { acts, dialog } = useEventActs<OfficeConsentEvent>({
    configs,
    possible: consent?.actions ?? [],
    title: no,
    busy: operate.busy,
    maxReason: 300,
    own: { sign: () => setSigning(true) },
    fire: async (event, reason) => {
      if (!consent) return false;
      const { consentId: id, version } = consent;
      return (await operate.run({ id, event, version, reason })) !== undefined;
    },
  });
  return {
    acts,
    dialog: (
      <>
        {dialog}
        <Suspense>
          {consent && isSigning && <SignDialog consent={consent} onClose={() => setSigning(false)} />}
        </Suspense>
      </>
    ),
  };
}
