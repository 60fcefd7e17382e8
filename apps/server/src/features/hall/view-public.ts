import type { ListedProject } from '@portal/contract/hall/public';
import { projectKindLabels } from '@portal/contract/match/project-terms';
import type { Crowd, Hint } from '../blind/crowd.public.ts';
import type { Project } from '../match/project.table.ts';

/** What may be shown about the enterprise behind a project. */
export const hintOfProject = (
  crowd: Crowd,
  { categoryCode, chainStage, regionId }: Pick<Project, 'categoryCode' | 'chainStage' | 'regionId'>,
  creditGrade: string | null,
): Hint => crowd.hintOf({ categoryCode, stage: chainStage, regionId, creditGrade: creditGrade ?? '' });

interface Shown {
  project: Project;
  categoryName: string | null;
  creditGrade: string | null;
}

/** The public fields, listed one by one; the enterprise and its people are not among them. */
export function viewListed(crowd: Crowd, { project, categoryName, creditGrade }: Shown): ListedProject {
  const hint = hintOfProject(crowd, project, creditGrade);
  const { id, kind, title, body, quantityX100, unit, priceFromFen, priceToFen } = project;
  const { seasonFrom, seasonTo, deadline, publishedAt, updatedAt } = project;
  return {
    projectId: id,
    kind,
    kindLabel: projectKindLabels[kind](),
    title,
    body,
    quantityX100,
    unit,
    priceFromFen,
    priceToFen,
    seasonFrom,
    seasonTo,
    deadline,
    publishedAt: (publishedAt ?? updatedAt).getTime(),
    categoryName: hint.categoryCode === null ? '' : (categoryName ?? ''),
    chainStage: hint.chainStage,
    regionName: crowd.placeName(hint.placeId),
    creditGrade: hint.creditGrade,
  };
}
