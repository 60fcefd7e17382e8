import type { OwnProjectDetail } from '@portal/contract/match/project';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { projectVariants } from './project-words.ts';

type Known = Pick<OwnProjectDetail, 'state' | 'stateLabel' | 'no' | 'reason'>;

export const ProjectStatus = ({ project: { state, stateLabel, no } }: { project: Known }) => (
  <>
    <Status kind={projectVariants[state]}>{stateLabel}</Status> {no}
  </>
);

/** Notices that the enterprise needs to see first. */
export function ProjectNotices({ project: { state, reason } }: { project: Known }) {
  return (
    <>
      {reason !== '' && (
        <Alert kind="warning" title={m.match_reason_title()}>
          <Written>{reason}</Written>
        </Alert>
      )}
      {state === 'EXPIRED' && <Alert>{m.match_expired_note()}</Alert>}
      {state === 'PUBLISHED' && <Alert>{m.match_review_again()}</Alert>}
    </>
  );
}
