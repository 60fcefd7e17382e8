import { expect, it, vi } from 'vitest';
import { BusyError } from './busy-error.ts';
import { Lanes } from './lanes.ts';

/** Enters a queue and records when the turn comes. */
function come(lanes: Lanes, subject: string, by: string | null, entered: string[], abreast?: number) {
  const turn = lanes.enter(subject, by, abreast);
  turn.then(
    () => entered.push(by ?? ''),
    () => undefined,
  );
  return turn;
}

it('admits callers one at a time in order of arrival, and other subjects in parallel', async () => {
  const lanes = new Lanes();
  const entered: string[] = [];
  const turns = ['一', '二', '三'].map((by) => come(lanes, 'activity', by, entered));
  const other = await come(lanes, 'vote', '四', entered);
  await vi.waitFor(() => expect(entered).toEqual(['一', '四']));
  (await turns[0])?.();
  (await turns[1])?.();
  await turns[2];
  expect(entered).toEqual(['一', '四', '二', '三']);
  other();
});

it('admits a few abreast, and nobody ahead of those waiting', async () => {
  const lanes = new Lanes();
  const entered: string[] = [];
  const [first] = ['一', '二', '三'].map((by) => come(lanes, 'quiz', by, entered, 2));
  await vi.waitFor(() => expect(entered).toEqual(['一', '二']));
  (await first)?.();
  void come(lanes, 'quiz', '四', entered, 2);
  await vi.waitFor(() => expect(entered).toEqual(['一', '二', '三']));
});

it('rejects callers whose turn does not come in time, and removes them from the queue', async () => {
  const lanes = new Lanes();
  lanes.patienceMs = 20;
  const leave = await lanes.enter('activity', '一');
  await expect(lanes.enter('activity', '二')).rejects.toBeInstanceOf(BusyError);
  const third = lanes.enter('activity', '三');
  leave();
  (await third)();
  await expect(lanes.enter('activity', '四')).resolves.toBeTypeOf('function');
});

it('rejects at once a caller too far back, or with too many calls in the queue', async () => {
  const lanes = new Lanes();
  lanes.max = 3;
  lanes.maxPerCaller = 2;
  const leave = await lanes.enter('activity', '一');
  const waiting = [lanes.enter('activity', '二'), lanes.enter('activity', '二')];
  await expect(lanes.enter('activity', '二')).rejects.toThrow('too many calls are waiting');
  waiting.push(lanes.enter('activity', '三'));
  await expect(lanes.enter('activity', '四')).rejects.toThrow('too many calls are waiting');
  leave();
  for (const turn of waiting) (await turn)();
});
