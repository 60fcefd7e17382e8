import { projectKinds } from '@portal/contract/project-terms';
import { type ListFilter, paths } from '../../../paths.ts';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** The filter in the address; unknown values count as not given. */
export const projectFilterOf = (search: URLSearchParams) => ({
  kind: oneOf(search.get('kind'), projectKinds),
  category: codeOf(search.get('category')),
  month: oneOf(search.get('month'), months),
});
export type ProjectFilter = ReturnType<typeof projectFilterOf>;

export const projectListHref = (filter: ProjectFilter, page = 1) =>
  paths.matchList({ ...(filter as ListFilter), page: page > 1 ? page : undefined });

export const isFiltered = (filter: ProjectFilter) =>
  Object.values(filter).some((value) => value !== undefined);

export const monthChoices: readonly string[] = months;
