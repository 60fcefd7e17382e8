import type { Env } from '../../../platform/env.ts';

/** The accounts anybody may try; loaded only where there is a demo park. */
export async function listDemoAccounts({ DEMO }: Pick<Env, 'DEMO'>) {
  if (!DEMO) return [];
  const { demoAccounts } = await import('../../../demo/demo-accounts.ts');
  return demoAccounts;
}
