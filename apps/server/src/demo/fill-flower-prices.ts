import { eq } from 'drizzle-orm';
import { flowerPrices } from '../features/flower-price/flower-price.table.ts';
import { users } from '../features/identity/user.table.ts';
import { composePrices } from './content/compose-flower-prices.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const rowsAtOnce = 1_000;

/** A year of the prices of twelve varieties. */
export async function fillFlowerPrices({ tx, today }: DemoContext): Promise<void> {
  const [office] = await tx.select().from(users).where(eq(users.loginName, 'op_service'));
  const prices = composePrices(today);
  for (let from = 0; from < prices.length; from += rowsAtOnce)
    await tx.insert(flowerPrices).values(
      prices.slice(from, from + rowsAtOnce).map((price) => {
        const entered = new Date(chinaInstant(price.day, 1_020));
        return {
          ...price,
          id: demoId('flower-price', `${price.varietyCode}-${price.day}`),
          createdAt: entered,
          createdBy: office?.id ?? null,
          updatedAt: entered,
        };
      }),
    );
}
