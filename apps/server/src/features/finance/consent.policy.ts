import type { FinConsentRecord } from './finance.table.ts';

/** Whether an institution may read by it on a day: neither revoked nor past its last day. */
export const isConsentLive = (
  { revokedAt, until }: Pick<FinConsentRecord, 'revokedAt' | 'until'>,
  today: string,
): boolean => revokedAt === null && today <= until;
