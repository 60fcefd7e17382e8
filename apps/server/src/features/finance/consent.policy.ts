import type { FinConsentRecord } from './finance.table.ts';

/** Whether the institution may read data on a day: not revoked and not past the last day. */
export const isConsentLive = (
  { revokedAt, until }: Pick<FinConsentRecord, 'revokedAt' | 'until'>,
  today: string,
): boolean => revokedAt === null && today <= until;
