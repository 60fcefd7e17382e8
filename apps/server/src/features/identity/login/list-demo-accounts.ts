import type { Env } from '../../../platform/env.ts';

/** The accounts anyone may try; loaded only in a demo park. */
export async function listDemoAccounts({ DEMO }: Pick<Env, 'DEMO'>) {
  if (!DEMO) return [];
  const { demoAccounts } = await import('../../../demo/demo-accounts.ts');
  return demoAccounts;
}
