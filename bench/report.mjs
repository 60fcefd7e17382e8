import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'results');

export const atMost = (limit, unit = '') => ({ text: `≤ ${limit}${unit}`, keeps: (value) => value <= limit });
export const atLeast = (limit, unit = '') => ({
  text: `≥ ${limit}${unit}`,
  keeps: (value) => value >= limit,
});

/** A figure with its target; without a target it serves for comparison only. */
export function row(what, value, { unit = '', digits = 2, promise = null, note = '' } = {}) {
  return {
    what,
    value: Number(value.toFixed(digits)),
    unit,
    promise: promise?.text ?? null,
    kept: promise ? promise.keeps(value) : null,
    note,
  };
}

const mark = (kept) => (kept === null ? ' ' : kept ? '✓' : '✗');

export function printTable(title, rows) {
  const cells = rows.map(({ what, value, unit, promise, kept, note }) => [
    mark(kept),
    what,
    `${value}${unit && ` ${unit}`}`,
    promise ?? '',
    note,
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((line) => line[at].length)));
  console.log(`\n${title}`);
  for (const line of cells) {
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
  }
}

/** Writes results/<time>.json, including details of the machine. */
export function writeResults(tables) {
  mkdirSync(folder, { recursive: true });
  const measuredAt = new Date().toISOString();
  const machine = { cores: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
  const file = join(folder, `${measuredAt.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ measuredAt, machine, tables }, null, 2)}\n`);
  return file;
}
