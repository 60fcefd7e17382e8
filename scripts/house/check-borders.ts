import { findFaults, findSideDoors } from './borders.ts';
import { findCrossings } from './crossings.ts';
import { parseFile } from './imports.ts';
import { featureFolderOf } from './owner.ts';
import { readSources } from './sources.ts';

// Part of `npm run lint`: features import only each other's public files.
const sources = readSources().filter(
  ({ path }) => featureFolderOf(path) || /^apps\/server\/src\/[^/]+\.ts$/.test(path),
);
const parsed = new Map(sources.map(({ path, text }) => [path, parseFile(path, text)]));
const faults = [...findFaults(findCrossings(parsed)), ...findSideDoors(parsed)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
