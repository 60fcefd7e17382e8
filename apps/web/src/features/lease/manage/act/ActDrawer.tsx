import type { ManagedLeaseAct } from '@portal/contract/lease/act';
import {
  leaseActLifecycle,
  type OfficeActEvent,
  officeActEvents,
} from '@portal/contract/lease/act-lifecycle';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { actionConfigs, actVariant } from '../../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { ActFacts } from '../../shared/ActFacts.tsx';
import { actQueryKeys } from './act-query-keys.ts';

interface ActDrawerProps {
  id: string;
  onClose: () => void;
}

/** An act with every amount it changes, and the decision about it. */
export function ActDrawer({ id, onClose }: ActDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/leaseAct/queryManageDetail', { id });
  const [isSigning, setSigning] = useState(false);
  const act = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={act ? `${act.kindLabel} ${act.contractNo}` : m.lease_act_change()}
      closeLabel={m.act_close()}
      actions={
        act &&
        act.actions.length > 0 &&
        !isSigning && <Decision act={act} onDone={onClose} onSign={() => setSigning(true)} />
      }
    >
      <Answered of={answer}>
        {(row) => (
          <Stack gap={24}>
            {row.refusedFor !== '' && <Alert>{row.refusedFor}</Alert>}
            {isSigning && <SignForm act={row} onDone={onClose} />}
            <ActFacts act={row} />
          </Stack>
        )}
      </Answered>
    </Drawer>
  );
}

const configs = actionConfigs(leaseActLifecycle, officeActEvents);

interface DecisionProps {
  act: ManagedLeaseAct;
  onDone: () => void;
  onSign: () => void;
}

const doneText = ({ kindLabel, stateLabel }: ManagedLeaseAct) =>
  m.lease_act_done({ kind: kindLabel, state: stateLabel });

function Decision({ act, onDone, onSign }: DecisionProps) {
  const { actId: id, version, actions, kindLabel, contractNo } = act;
  const operate = useMutationOf('POST /api/propertyManage/leaseAct/operate', {
    done: doneText,
    invalidates: [...actQueryKeys],
  });
  const { acts, dialog } = useEventActs<OfficeActEvent>({
    configs,
    possible: actions,
    title: `${kindLabel} ${contractNo}`,
    busy: operate.busy,
    maxReason: 200,
    own: { sign: onSign },
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, reason });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(leaseActLifecycle, key)}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** The signed paper instead of consent. */
function SignForm({ act, onDone }: { act: ManagedLeaseAct; onDone: () => void }) {
  const form = useForm<{ fileId: string }>({ defaultValues: { fileId: '' } });
  const operate = useMutationOf('POST /api/propertyManage/leaseAct/operate', {
    once: true,
    done: doneText,
    invalidates: [...actQueryKeys],
    setError: form.setError,
  });
  const send = form.handleSubmit(async ({ fileId }) => {
    const { actId: id, version } = act;
    if (await operate.run({ id, event: 'sign', version, fileId })) onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <Stack gap={16}>
          <FileInput
            name="fileId"
            label={m.lease_act_file()}
            required
            accept={['application/pdf']}
            purpose="CONTRACT"
            visibility="owner"
            stored={null}
          />
          <div>
            <Button type="submit" variant="main" busy={operate.busy}>
              {m.lease_act_sign()}
            </Button>
          </div>
        </Stack>
      </FormScope>
    </form>
  );
}
