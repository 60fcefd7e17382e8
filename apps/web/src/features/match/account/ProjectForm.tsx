import { type OwnProjectDetail, type ProjectContent, projectContent } from '@portal/contract/match/project';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import { useEditForm } from '../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../platform/form/use-form-key.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProjectNotices, ProjectStatus } from '../shared/ProjectStatus.tsx';
import styles from './Project.module.css';
import { ProjectFields } from './ProjectFields.tsx';
import { ProjectPreview } from './ProjectPreview.tsx';
import { projectQueryKeys } from './project-query-keys.ts';
import { useProjectActs } from './use-project-acts.tsx';

interface ProjectFormProps {
  project: OwnProjectDetail | null;
  values: ProjectContent;
  saving: FormKey['saving'];
  aside: ReactNode;
}

/** The form of a project, with a preview of what others will see. */
export function ProjectForm({ project, values, saving, aside }: ProjectFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<ProjectContent>({
    name: `project-${project?.projectId ?? 'new'}`,
    schema: projectContent,
    values,
    savedAt: project?.updatedAt,
  });
  const act = useMutationOf('POST /api/matchManage/project/save', {
    once: true,
    done: ({ state }) =>
      project?.state === 'PUBLISHED' && state === 'PENDING' ? m.match_to_review() : m.act_saved(),
    invalidates: projectQueryKeys,
    setError: dataFaults(edit.form.setError),
  });
  const place = project ? { id: project.projectId, version: project.version } : {};
  const save = () =>
    edit.send((entered) => saving(() => act.run({ ...place, data: projectContent.parse(entered) })));
  const stay = async (id: string) => {
    if (!project) await navigate(paths.project(id), inPlaceOfForm());
  };
  const { acts, dialog } = useProjectActs({
    project,
    title: values.title || m.match_new(),
    unsaved: { isDirty: edit.form.formState.isDirty, save },
    onDone: stay,
  });
  const send = async () => {
    const saved = await save();
    if (saved) await stay(saved.projectId);
  };
  return (
    <>
      <EditForm edit={edit} onSend={send} acts={acts}>
        <PageTitle
          title={project ? project.title : m.match_new()}
          note={project ? <ProjectStatus project={project} /> : m.match_own_note()}
        />
        <DraftNotice draft={edit.draft} />
        {project && <ProjectNotices project={project} />}
        <Columns of="minmax(0, 1fr) 340px" gap={32} align="start" stack="laptop">
          <Stack gap={32}>
            <ProjectFields file={project?.file ?? null} />
          </Stack>
          <Stack as="aside" gap={16} className={styles.aside}>
            {aside}
            <ProjectPreview />
          </Stack>
        </Columns>
      </EditForm>
      {dialog}
    </>
  );
}
