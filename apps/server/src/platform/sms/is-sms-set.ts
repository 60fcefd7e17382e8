import type { Env } from '../env.ts';

/** Whether a provider delivers text messages; without one they stay in the outbox, and nobody receives a code. */
export const isSmsSet = (env: Pick<Env, 'SMS_PROVIDER'>): boolean => env.SMS_PROVIDER !== 'outbox';
