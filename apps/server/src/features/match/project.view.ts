import type { OwnProject, OwnProjectDetail, ProjectContent } from '@portal/contract/match/project';
import type { ManagedProject, ManagedProjectDetail } from '@portal/contract/match/project-manage';
import {
  editableProjectStates,
  ownerEvents,
  projectKindLabels,
  projectStateLabels,
  projectTransitions,
  reviewerEvents,
} from '@portal/contract/match/project-terms';
import type { Db } from '../../platform/database/database.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { ProjectRow } from './project.public.ts';

const commonOf = ({ project, no }: ProjectRow) => ({
  projectId: project.id,
  no: no ?? '',
  kind: project.kind,
  kindLabel: projectKindLabels[project.kind](),
  title: project.title,
  state: project.status,
  stateLabel: projectStateLabels[project.status](),
  deadline: project.deadline,
  views: project.views,
  publishedAt: project.publishedAt?.getTime() ?? null,
  updatedAt: project.updatedAt.getTime(),
  version: project.version,
});

export const viewOwnProject = (row: ProjectRow): OwnProject => ({
  ...commonOf(row),
  matches: row.matches,
  actions: ownerEvents.filter((event) => projectTransitions[row.project.status][event] !== undefined),
});

const editable: readonly string[] = [...editableProjectStates, 'PUBLISHED'];

const detailOf = async (db: Db, { project }: ProjectRow) => {
  const { fileId, reason } = project;
  const data: ProjectContent = project;
  return { data, reason, file: fileId === '' ? null : ((await listAttachments(db, fileId))[0] ?? null) };
};

export const viewOwnDetail = async (db: Db, row: ProjectRow): Promise<OwnProjectDetail> => ({
  ...viewOwnProject(row),
  ...(await detailOf(db, row)),
  isEditable: editable.includes(row.project.status),
});

export const viewManagedProject = (row: ProjectRow): ManagedProject => ({
  ...commonOf(row),
  enterpriseName: row.enterpriseName,
  categoryName: row.categoryName ?? row.project.categoryCode,
  regionName: row.regionName ?? row.project.regionId,
  actions: reviewerEvents.filter((event) => projectTransitions[row.project.status][event] !== undefined),
});

export const viewManagedDetail = async (db: Db, row: ProjectRow): Promise<ManagedProjectDetail> => ({
  ...viewManagedProject(row),
  ...(await detailOf(db, row)),
  creditGrade: row.creditGrade ?? '',
});

export const projectColumns: SheetColumn<ProjectRow>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '类型', value: ({ project }) => projectKindLabels[project.kind]() },
  { head: '标题', value: ({ project }) => project.title, width: 40 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '品类', value: ({ categoryName, project }) => categoryName ?? project.categoryCode },
  { head: '片区', value: ({ regionName, project }) => regionName ?? project.regionId },
  { head: '截止日期', value: ({ project }) => project.deadline },
  { head: '浏览', value: ({ project }) => project.views },
  { head: '状态', value: ({ project }) => projectStateLabels[project.status]() },
];
