/** Whose turn it is in a case (办件). */
export const caseStatusKinds = ['TODO', 'ACTIVE', 'DONE', 'ENDED'] as const;
export type CaseStatusKind = (typeof caseStatusKinds)[number];
