import { expect, it, vi } from 'vitest';
import { BusyError } from './busy-error.ts';
import { ConnectionGate, type Use } from './connection-gate.ts';

function openGate(max: number) {
  const gate = new ConnectionGate(max);
  const entered: string[] = [];
  const ask = (use: Use, name: string) =>
    new Promise<void>((resolve, reject) => {
      gate.ask(
        use,
        () => {
          entered.push(name);
          resolve();
        },
        reject,
      );
    });
  return { gate, entered, ask };
}

it('keeps connections in reserve for queries while every transaction waits', async () => {
  const { gate, entered, ask } = openGate(3);
  await Promise.all([ask('transaction', 't1'), ask('transaction', 't2')]);
  void ask('transaction', 't3');
  await ask('query', 'q1');
  void ask('query', 'q2');
  expect(entered).toEqual(['t1', 't2', 'q1']);
  expect(gate.waiting).toBe(2);
  gate.leave('query');
  expect(entered).toEqual(['t1', 't2', 'q1', 'q2']);
  gate.leave('transaction');
  expect(entered).toEqual(['t1', 't2', 'q1', 'q2', 't3']);
});

it('serves the longest-waiting caller first, whether query or transaction', () => {
  const { gate, entered, ask } = openGate(1);
  for (const [use, name] of [
    ['query', 'q1'],
    ['transaction', 't1'],
    ['query', 'q2'],
    ['transaction', 't2'],
  ] as const)
    void ask(use, name);
  for (const use of ['query', 'transaction', 'query'] as const) gate.leave(use);
  expect(entered).toEqual(['q1', 't1', 'q2', 't2']);
});

it('rejects a caller that has waited too long as busy', async () => {
  vi.useFakeTimers();
  const { gate, entered, ask } = openGate(1);
  void ask('query', 'q1');
  const late = expect(ask('query', 'q2')).rejects.toBeInstanceOf(BusyError);
  await vi.advanceTimersByTimeAsync(gate.patienceMs);
  await late;
  gate.leave('query');
  expect(entered).toEqual(['q1']);
  expect(gate.waiting).toBe(0);
  vi.useRealTimers();
});
