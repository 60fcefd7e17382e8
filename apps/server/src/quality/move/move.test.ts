import { it } from 'vitest';
import { moveIn } from './move.ts';

it('takes an empty park of forty tenants from its workbooks to its first right bills', async () => {
  await moveIn(40, 20_261_121);
}, 240_000);
