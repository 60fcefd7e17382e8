import type { OwnProjectDetail } from '@portal/contract/match/project';
import {
  type OwnerEvent,
  type ProjectState,
  publicProjectStates,
} from '@portal/contract/match/project-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { handshakeIcon } from '../../../ui/icon/shapes.ts';
import { publicPageAct } from '../../review/shared/public-page-act.ts';
import { projectQueryKeys } from './project-query-keys.ts';

const configs: Record<OwnerEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  refresh: { text: m.match_refresh },
  match: { text: m.match_agree, ask: m.match_agree_text },
  close: { text: m.match_close, ask: m.match_close_text, danger: true },
  withdraw: { text: m.act_withdraw, ask: m.match_withdraw_text, danger: true },
};

const publicStates: readonly ProjectState[] = publicProjectStates;

interface ProjectActs {
  /** Null for a project that is not saved yet. */
  project: OwnProjectDetail | null;
  title: string;
  /** Unsaved changes: submitting saves them first; all other actions are disabled until they are saved. */
  unsaved?: { isDirty: boolean; save: () => Promise<{ projectId: string; version: number } | undefined> };
  onDone?: (projectId: string) => Promise<void>;
}

/** An enterprise's actions on its project. */
export function useProjectActs({ project, title, unsaved, onDone }: ProjectActs) {
  const operate = useMutationOf('POST /api/matchManage/project/operate', {
    done: (done) => m.match_done({ title: done.title, state: done.stateLabel }),
    invalidates: projectQueryKeys,
  });
  const isDirty = project === null || (unsaved?.isDirty ?? false);
  const { acts, dialog } = useEventActs<OwnerEvent>({
    configs,
    possible: project?.actions ?? ['submit'],
    title,
    busy: operate.busy,
    isBlocked: (event) => isDirty && event !== 'submit',
    fire: async (event) => {
      const saved = isDirty && unsaved ? await unsaved.save() : project;
      if (!saved) return false;
      const { projectId: id, version } = saved;
      const done = await operate.run({ id, event, version });
      await onDone?.(id);
      return done !== undefined;
    },
  });
  const open =
    project && publicStates.includes(project.state) ? [publicPageAct(paths.match(project.projectId))] : [];
  const matches: BarAct[] =
    project?.state === 'PUBLISHED'
      ? [
          {
            key: 'matches',
            text: m.match_manage_matches(),
            icon: handshakeIcon,
            href: paths.projectMatches(project.projectId),
          },
        ]
      : [];
  return { acts: [...open, ...matches, ...acts], dialog };
}
