/** Missing here: the channel has it and we do not (长款). Missing there: the other way round (短款). */
export const differenceKinds = ['MISSING_HERE', 'MISSING_THERE', 'AMOUNT'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
