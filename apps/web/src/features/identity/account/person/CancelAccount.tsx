import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { blockerTexts, cancelKey } from './cancel-words.ts';

const CancelPending = lazy(async () => ({ default: (await import('./CancelPending.tsx')).CancelPending }));
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));

/** Cancelling the account: what prevents it, how to do it, and how to undo it. */
export function CancelAccount({ phoneNumber }: { phoneNumber: string }) {
  const [open, setOpen] = useState<boolean>();
  const { data } = useQueryOf(cancelKey, {}, { quiet: true });
  if (!data) return null;
  const { cancelAt, version, blockers, actions } = data;
  return (
    <Panel title={m.person_cancel()}>
      {cancelAt !== null && (
        <Suspense>
          <CancelPending cancelAt={cancelAt} version={version} />
        </Suspense>
      )}
      {cancelAt === null && (
        <Text below={8} tone="quiet" size="note">
          {m.person_cancel_text()}
        </Text>
      )}
      {cancelAt === null && blockers.length > 0 && (
        <Alert kind="info" title={m.person_cancel_blocked()}>
          {blockers.map(({ code }) => (
            <p key={code}>{blockerTexts[code]()}</p>
          ))}
        </Alert>
      )}
      {actions.includes('cancel') && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {m.person_cancel_start()}
        </Button>
      )}
      {open !== undefined && (
        <Suspense>
          <CancelDialog
            open={open}
            phoneNumber={phoneNumber}
            version={version}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
