/** Kinds of results, in display order where they match equally well. */
export const paletteKinds = [
  'PAGE',
  'ENTERPRISE',
  'PERSON',
  'BILL',
  'CONTRACT',
  'UNIT',
  'REPAIR',
  'RECEIPT',
  'PAY_ORDER',
  'CASE',
] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** Results of each kind in one answer. */
export const maxPaletteHits = 5;

/** The same if only one kind is asked for. */
export const maxNarrowedHits = 20;
