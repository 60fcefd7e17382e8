import { businessNumbers } from '../../platform/business-number.table.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { DemoContext } from '../demo-context.ts';

/** Numbers things by day and saves the number counters. */
export async function numberer(
  { tx }: DemoContext,
  prefix: string,
  days: readonly Date[],
): Promise<string[]> {
  const last = new Map<string, number>();
  const numbers = days.map((at) => {
    const day = chinaDayOf(at).replaceAll('-', '');
    last.set(day, (last.get(day) ?? 0) + 1);
    return `${prefix}${day}-${String(last.get(day)).padStart(4, '0')}`;
  });
  await tx
    .insert(businessNumbers)
    .values([...last].map(([day, count]) => ({ prefix, day, last: count })))
    .onConflictDoNothing();
  return numbers;
}
