import type { ArchiveDetail } from '@portal/contract/park-archive/archive';
import {
  type ArchiveEvent,
  archiveDirectionLabels,
  archiveEvents,
  archiveLifecycle,
} from '@portal/contract/park-archive/lifecycle';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { actionConfigs, actVariant } from '../../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { ArchiveView } from './ArchiveView.tsx';
import { archiveQueryKeys } from './archive-query-keys.ts';

const pollMs = 1_000;

interface ArchiveDrawerProps {
  id: string;
  onClose: () => void;
}

/** An archive with its progress, its download, and its figures next to those of this park. */
export function ArchiveDrawer({ id, onClose }: ArchiveDrawerProps) {
  const [polls, setPolls] = useState(false);
  const answer = useQueryOf(
    'GET /api/settingManage/parkArchive/queryDetail',
    { id },
    { quiet: true, keepPrevious: true, ...(polls ? { every: pollMs } : {}) },
  );
  const shouldPoll = answer.data?.state === 'RUNNING';
  if (polls !== shouldPoll) setPolls(shouldPoll);
  const archive = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={archive ? `${archiveDirectionLabels[archive.direction]()} ${archive.no}` : m.park_export_title()}
      closeLabel={m.act_close()}
      actions={archive && archive.actions.length > 0 && <Decision archive={archive} />}
    >
      <Answered of={answer} lines={8}>
        {(row) => <ArchiveView archive={row} />}
      </Answered>
    </Drawer>
  );
}

const configs = actionConfigs(archiveLifecycle, archiveEvents);

function Decision({ archive }: { archive: ArchiveDetail }) {
  const operate = useMutationOf('POST /api/settingManage/parkArchive/operate', {
    invalidates: archiveQueryKeys,
  });
  const { acts, dialog } = useEventActs<ArchiveEvent>({
    configs,
    possible: archive.actions,
    title: archive.no,
    busy: operate.busy,
    fire: async (event) =>
      (await operate.run({ id: archive.archiveId, event, version: archive.version })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} variant={actVariant(archiveLifecycle, key)} busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
