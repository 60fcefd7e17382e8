import { type GrantContent, grantContent, type RoomAccess } from '@portal/contract/venture/room';
import { type RoomOwnerEvent, roomFolderLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { AccessFacts } from '../shared/AccessFacts.tsx';
import { ventureQueryKeys } from './venture-query-keys.ts';

const configs: Record<RoomOwnerEvent, ActionConfig> = {
  grant: { text: m.venture_grant },
  refuse: { text: m.venture_refuse, ask: m.venture_reason_text, needsReason: true, danger: true },
  revoke: { text: m.venture_revoke, ask: m.venture_revoke_text, needsReason: true, danger: true },
};

interface AccessDrawerProps {
  access: RoomAccess;
  onClose: () => void;
}

/** A request to read the data room, and the owners' decision on it. */
export function AccessDrawer({ access, onClose }: AccessDrawerProps) {
  const [isGranting, setGranting] = useState(false);
  const { accessId: id, version, readerName, actions } = access;
  const decide = useMutationOf('POST /api/financeManage/ventureRoom/decide', {
    done: (done) => m.market_done({ name: readerName, state: done.stateLabel }),
    invalidates: [...ventureQueryKeys],
  });
  const { acts, dialog } = useEventActs<RoomOwnerEvent>({
    configs,
    possible: actions.filter((event) => event !== 'withdraw'),
    title: readerName,
    busy: decide.busy,
    maxReason: 200,
    fire: async (event, reason) => (await decide.run({ id, event, version, data: { reason } })) !== undefined,
    own: { grant: () => setGranting(true) },
  });
  if (isGranting) return <GrantForm access={access} onClose={() => setGranting(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={m.log_entity_venture_room()}
      closeLabel={m.act_close()}
      actions={
        <>
          {acts.toReversed().map(({ key, text, busy, onPress }) => (
            <Button key={key} busy={busy} onClick={onPress} variant={key === 'grant' ? 'main' : undefined}>
              {text}
            </Button>
          ))}
          {dialog}
        </>
      }
    >
      <AccessFacts access={access} />
    </Drawer>
  );
}

/** The folders to open, the end date, and whether their documents may be downloaded. */
function GrantForm({ access, onClose }: AccessDrawerProps) {
  const { accessId: id, version, folders, readerName } = access;
  const form = useContractForm<GrantContent>(grantContent, {
    defaultValues: { folders, until: '', mayDownload: false },
  });
  const decide = useMutationOf('POST /api/financeManage/ventureRoom/decide', {
    done: (done) => m.market_done({ name: readerName, state: done.stateLabel }),
    invalidates: [...ventureQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.venture_grant()}
      form={form}
      save={(data) => decide.run({ id, event: 'grant', version, data })}
      busy={decide.busy}
      saveText={m.venture_grant()}
      onClose={onClose}
    >
      <FormSection title={m.venture_what_is_open()} note={m.venture_grant_note()} columns={1}>
        <ChecksInput name="folders" options={optionsOf(roomFolderLabels)} />
        <DateInput name="until" />
        <CheckboxInput name="mayDownload">{m.field_may_download()}</CheckboxInput>
      </FormSection>
    </FormDrawer>
  );
}
