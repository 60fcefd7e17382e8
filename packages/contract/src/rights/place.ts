/** Records that stand in buildings, or belong to one that does. */
const placeKinds = [
  'building',
  'unit',
  'viewing',
  'contract',
  'contractRequest',
  'leaseAct',
  'bill',
  'meter',
  'meterNo',
  'reading',
  'repair',
  'asset',
  'room',
  'booking',
  'enterprise',
  'enterpriseAudit',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * How a call stays within the places of a role that is limited to some: it leaves out the records of others by itself
 * (`LIST`), or its input names records whose places are checked before it runs, by the path of their ids.
 */
export type Place = 'LIST' | { readonly [Kind in PlaceKind]?: string };
