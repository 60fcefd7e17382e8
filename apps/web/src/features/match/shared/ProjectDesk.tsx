import type { ProjectContent } from '@portal/contract/match/project';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ListFailure } from '../../../platform/account/list/ListStates.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useFormKey } from '../../../platform/form/use-form-key.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';

// Loaded on demand: readers need neither the form's fields nor its rules.
const ProjectForm = lazy(async () => ({ default: (await import('../account/ProjectForm.tsx')).ProjectForm }));
const ProjectView = lazy(async () => ({ default: (await import('../account/ProjectView.tsx')).ProjectView }));

interface ProjectDeskProps {
  id: string;
  /** What stands aside its form. */
  aside: ReactNode;
}

/** One project: its form while it can be edited, otherwise read-only. */
export const ProjectDesk = ({ id, aside }: ProjectDeskProps) =>
  id === 'new' ? <NewProject aside={aside} /> : <KnownProject key={id} id={id} aside={aside} />;

function NewProject({ aside }: Pick<ProjectDeskProps, 'aside'>) {
  const known = useQueryOf('GET /api/matchManage/project/queryForm', {});
  const [search] = useSearchParams();
  const { saving } = useFormKey('new', undefined);
  if (!known.data) return <Waiting of={known} title={m.match_new()} />;
  const values: ProjectContent = {
    ...known.data,
    kind: 'DEMAND',
    title: search.get('words') ?? '',
    categoryCode: '',
    body: '',
    quantityX100: null,
    unit: '',
    priceFromFen: null,
    priceToFen: null,
    seasonFrom: null,
    seasonTo: null,
    deadline: '',
    fileId: '',
  };
  return (
    <Suspense fallback={<Waiting of={known} title={m.match_new()} />}>
      <WorkTrail refId="new" list={paths.projects()} />
      <ProjectForm project={null} values={values} saving={saving} aside={aside} />
    </Suspense>
  );
}

function KnownProject({ id, aside }: ProjectDeskProps) {
  const answer = useQueryOf('GET /api/matchManage/project/queryOwnDetail', { id });
  const project = answer.data;
  const { key, saving } = useFormKey(id, project?.version);
  if (!project) return <Waiting of={answer} title={m.match_project()} />;
  return (
    <Suspense fallback={<Waiting of={answer} title={project.title} />}>
      <WorkTrail refId={id} list={paths.projects()} />
      {project.isEditable ? (
        <ProjectForm key={key} project={project} values={project.data} saving={saving} aside={aside} />
      ) : (
        <ProjectView project={project} />
      )}
    </Suspense>
  );
}

interface WaitingProps {
  title: string;
  of: { isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

function Waiting({ title, of: { isError, error, isFetching, refetch } }: WaitingProps) {
  return (
    <>
      <PageTitle title={title} />
      {isError && error ? (
        <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={m.member_loading()} slowLabel={m.member_loading_slow()}>
          <Skeleton width="100%" height="460px" />
        </Loading>
      )}
    </>
  );
}
