import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace.mjs';

/** Results of a Vitest run: `vitest run --reporter=json --outputFile.json=dist/vitest.json`. */
const lastResults = join(root, 'dist/vitest.json');

interface Results {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

export interface Slow {
  name: string;
  seconds: number;
}

const slowestFirst = (rows: Slow[]) => rows.sort((a, b) => b.seconds - a.seconds);

export function slowestOf({ testResults }: Results): { files: Slow[]; tests: Slow[] } {
  const files = testResults.map(({ name, assertionResults }) => ({
    name: relative(root, name),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { files: slowestFirst(files), tests: slowestFirst(tests) };
}

export function readSlowest(file = lastResults): ReturnType<typeof slowestOf> | undefined {
  return existsSync(file) ? slowestOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
