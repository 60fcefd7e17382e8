import { paths } from '@portal/contract/paths';
/** Paths of a contest's pages. */
export const contestLinks = {
  page: (id: string): string => paths.contest(id),
  entry: (id: string): string => paths.ownEntry(id),
  own: paths.ownEntries(),
  manage: paths.manageContests(),
  judging: paths.myJudging(),
};
