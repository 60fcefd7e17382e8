import type { ManagedProjectDetail } from '@portal/contract/match/project-manage';
import type { ReviewerEvent } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ProjectFacts } from '../shared/ProjectFacts.tsx';
import { projectVariants } from '../shared/project-words.ts';

const configs: Record<ReviewerEvent, ActionConfig> = {
  takeDown: { text: m.act_take_down, ask: m.match_take_down_text, needsReason: true, danger: true },
  reject: { text: m.act_reject, ask: m.match_take_down_text, needsReason: true, danger: true },
  approve: { text: m.act_approve },
};

export interface ProjectDrawerProps {
  id: string;
  onClose: () => void;
  /** Form to recommend an open project to an enterprise manually. */
  hand: (project: ManagedProjectDetail, close: () => void) => ReactNode;
}

/** Drawer with a project: its owner, its content, and the park's decision. */
export function ProjectDrawer({ id, onClose, hand }: ProjectDrawerProps) {
  const answer = useQueryOf('GET /api/matchManage/project/queryManageDetail', { id });
  const project = answer.data;
  const [byHand, setByHand] = useState(false);
  if (project && byHand) return hand(project, () => setByHand(false));
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={project ? <Written>{project.title}</Written> : m.match_project()}
      closeLabel={m.act_close()}
      actions={
        project &&
        project.actions.length > 0 && (
          <>
            {project.state === 'PUBLISHED' && (
              <Button onClick={() => setByHand(true)}>{m.match_by_hand()}</Button>
            )}
            <Decision project={project} onDone={onClose} />
          </>
        )
      }
    >
      <Answered of={answer}>
        {(row) => (
          <ProjectFacts
            project={row}
            columns={1}
            first={[
              {
                name: m.field_state(),
                value: <Status kind={projectVariants[row.state]}>{row.stateLabel}</Status>,
              },
              {
                name: m.log_entity_enterprise(),
                value: <Written>{row.enterpriseName}</Written>,
                note: row.creditGrade && m.fit_credit({ grade: row.creditGrade }),
              },
              ...(row.reason ? [{ name: m.field_reason(), value: <Written>{row.reason}</Written> }] : []),
            ]}
          />
        )}
      </Answered>
    </Drawer>
  );
}

function Decision({ project, onDone }: { project: ManagedProjectDetail; onDone: () => void }) {
  const { projectId: id, version, actions, title } = project;
  const review = useMutationOf('POST /api/matchManage/project/review', {
    done: (done) => m.match_done({ title: done.title, state: done.stateLabel }),
    invalidates: [
      'GET /api/matchManage/project/queryManageList',
      'GET /api/matchManage/project/queryManageDetail',
      'GET /api/workManage/todo/queryCounts',
      'GET /api/workManage/todo/queryList',
    ],
  });
  const { acts, dialog } = useEventActs<ReviewerEvent>({
    configs,
    possible: actions,
    title,
    busy: review.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await review.run({ id, event, version, data: { reason } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      <ActButtons acts={acts} mains={['approve']} dangers={['takeDown', 'reject']} />
      {dialog}
    </>
  );
}
