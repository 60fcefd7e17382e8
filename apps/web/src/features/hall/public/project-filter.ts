import { chainStages } from '@portal/contract/enterprise/public';
import { projectKinds } from '@portal/contract/match/project-terms';
import { paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Reads the filter from the address; unknown values are ignored. */
export const projectFilterOf = (search: URLSearchParams) => ({
  kind: oneOf(search.get('kind'), projectKinds),
  category: codeOf(search.get('category')),
  stage: oneOf(search.get('stage'), chainStages),
  month: oneOf(search.get('month'), months),
});
export type ProjectFilter = ReturnType<typeof projectFilterOf>;

export const projectListHref = listHrefOf<ProjectFilter>(paths.matchList);

export const monthChoices: readonly string[] = months;
