import type { VersionRow } from '@portal/contract/version-history';

interface Row {
  no: number;
  title: string;
  authorIds: string[];
  approvedBy: string | null;
  approvedAt: Date;
}

/** All users that a list of versions names. */
export const peopleOf = (rows: readonly Row[]): (string | null)[] =>
  rows.flatMap(({ authorIds, approvedBy }) => [...authorIds, approvedBy]);

export const viewVersionRow = (
  { no, title, authorIds, approvedBy, approvedAt }: Row,
  names: ReadonlyMap<string, string>,
): VersionRow => ({
  no,
  title,
  authorNames: authorIds.flatMap((userId) => names.get(userId) ?? []),
  approvedBy: approvedBy ? (names.get(approvedBy) ?? '') : '',
  approvedAt: approvedAt.getTime(),
});
