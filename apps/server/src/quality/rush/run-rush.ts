import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rush } from './rush-kinds.ts';
import type { RushPerson } from './rush-people.ts';

async function ask(origin: string, { path, formOf }: Rush, person: RushPerson, nth: number): Promise<string> {
  const pairs = Object.entries(formOf(person, nth)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { token: person.token },
    body: new URLSearchParams([...pairs, ['requestId', randomUUID()]]),
  });
  const { header } = (await answer.json()) as { header: { retCode: string } };
  return header.retCode;
}

const list = '/api/activityManage/activity/queryList?pageNo=1&pageSize=12';

export interface RushResult {
  seconds: number;
  /** Number of answers by code. */
  answers: Record<string, number>;
  /** Calls of another page's list, repeated throughout the rush. */
  others: { codes: Record<string, number> /** In milliseconds, the shortest first. */; times: number[] };
}

const count = (counts: Record<string, number>, code: string): void => {
  counts[code] = (counts[code] ?? 0) + 1;
};

async function askForOthers(origin: string, isOver: () => boolean): Promise<RushResult['others']> {
  const codes: Record<string, number> = {};
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const answer = await fetch(origin + list);
    const { header } = (await answer.json()) as { header: { retCode: string } };
    times.push(performance.now() - startedAt);
    count(codes, header.retCode);
    await sleep(20);
  }
  return { codes, times: times.sort((one, other) => one - other) };
}

/** Everyone calls once, at the same moment, each at one of the copies, without retries. */
export async function runRush(
  origins: readonly string[],
  rush: Rush,
  people: readonly RushPerson[],
): Promise<RushResult> {
  const originOf = (nth: number) => origins[nth % origins.length] ?? '';
  let isOver = false;
  const startedAt = performance.now();
  const calls = Promise.all(people.map((person, nth) => ask(originOf(nth), rush, person, nth)));
  const others = askForOthers(originOf(0), () => isOver);
  const codes = await calls.finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const answers: Record<string, number> = {};
  for (const code of codes) count(answers, code);
  return { seconds, answers, others: await others };
}
