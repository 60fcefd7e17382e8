import type { ChainStage } from '@portal/contract/enterprise/public';

/** An enterprise's public directory data, plus its credit grade, which is treated as known. */
export interface Member {
  tags: readonly string[];
  /** Main stage in the supply chain. */
  stage: ChainStage;
  regionId: string;
  /** Empty before the first assessment. */
  creditGrade: string;
}

export type Test = (member: Member) => boolean;

/** A shown value is shared by five enterprises besides the reader's own, which could be one of the crowd. */
export const minCrowd = 6;

/**
 * For every subset of the tests, the members that pass it; the last entry passes all of them. Readers may doubt any
 * part of a hint: a project isn't always located where its enterprise is, or about what it makes.
 */
export const contextsOf = (members: readonly Member[], tests: readonly Test[]): Member[][] =>
  tests.reduce<Member[][]>(
    (contexts, test) => contexts.concat(contexts.map((context) => context.filter(test))),
    [[...members]],
  );

/**
 * The codes that can be shown for members of the last context. Each is shared by a crowd. Members with an unshown code
 * also form a crowd in every context, so that leaving a hint out reveals no more than showing it.
 */
export function isDistinguishable(
  contexts: readonly (readonly Member[])[],
  codesOf: (member: Member) => readonly string[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const member of contexts.at(-1) ?? [])
    for (const code of codesOf(member)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const shown = [...counts]
    .filter(([code, count]) => code !== '' && count >= minCrowd)
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([code]) => code);
  const isUnshown: Test = (member) => {
    const codes = codesOf(member);
    return codes.length === 0 || codes.some((code) => !shown.includes(code));
  };
  const isTooSmall = (context: readonly Member[]) => {
    const count = context.filter(isUnshown).length;
    return count > 0 && count < minCrowd;
  };
  while (shown.length > 0 && contexts.some(isTooSmall)) shown.pop();
  return new Set(shown);
}
