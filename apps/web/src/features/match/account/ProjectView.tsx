import type { OwnProjectDetail } from '@portal/contract/match/project';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { ProjectFacts } from '../shared/ProjectFacts.tsx';
import { ProjectNotices, ProjectStatus } from '../shared/ProjectStatus.tsx';
import { useProjectActs } from './use-project-acts.tsx';

/** A project that cannot be edited now: what was submitted, and the available actions. */
export function ProjectView({ project }: { project: OwnProjectDetail }) {
  const { acts, dialog } = useProjectActs({ project, title: project.title });
  return (
    <>
      <PageTitle title={project.title} note={<ProjectStatus project={project} />} />
      <ProjectNotices project={project} />
      <ProjectFacts project={project} />
      <PageActs acts={acts} />
      {dialog}
    </>
  );
}
