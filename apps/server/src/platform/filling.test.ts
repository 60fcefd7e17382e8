import { expect, it } from 'vitest';
import { beginFilling, filled } from './filling.ts';

it('keeps work back until the database is filled', () => {
  const done: string[] = [];
  const { filling, end } = beginFilling(async () => 1);
  filling.onceDone(() => done.push('first'));
  expect(filling.isRunning()).toBe(true);
  expect(done).toEqual([]);
  end();
  expect(filling.isRunning()).toBe(false);
  expect(done).toEqual(['first']);
  filling.onceDone(() => done.push('second'));
  filled.onceDone(() => done.push('third'));
  expect(done).toEqual(['first', 'second', 'third']);
});
