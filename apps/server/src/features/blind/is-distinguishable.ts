import type { ChainStage } from '@portal/contract/enterprise';

/** What the public directory says of an enterprise, and its credit grade, which is counted as known. */
export interface Member {
  tags: readonly string[];
  /** The main link of the supply chain. */
  stage: ChainStage;
  regionId: string;
  /** Empty before the first assessment. */
  creditGrade: string;
}

export type Test = (member: Member) => boolean;

/** Five enterprises share what is shown, besides the one that reads it and may be one of them. */
export const minCrowd = 6;

/**
 * The members that pass each choice of the tests, those who pass all of them last. Readers may doubt any part of a
 * hint: a project is not always written where its enterprise is, or about what it makes.
 */
export const contextsOf = (members: readonly Member[], tests: readonly Test[]): Member[][] =>
  tests.reduce<Member[][]>(
    (contexts, test) => contexts.concat(contexts.map((context) => context.filter(test))),
    [[...members]],
  );

/**
 * The codes that may be shown of the members in the last context: each is shared by a crowd, and those of whom none is
 * shown are a crowd in every context, too, so that a hint that is left out says as little as one that stands there.
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
