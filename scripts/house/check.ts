import { findFaults, findSideDoors } from './borders.ts';
import { findCrossings } from './crossings.ts';
import { parseFile } from './imports.ts';
import { findOddNames } from './odd-names.ts';
import { featureFolderOf } from './owner.ts';
import { findPageLinks } from './page-links.ts';
import { readSources } from './sources.ts';

// Part of `npm run lint`: features import only each other's public files, names are plain, links come from `paths`.
const sources = readSources();
const bordered = sources.filter(
  ({ path }) => featureFolderOf(path) || /^apps\/server\/src\/[^/]+\.ts$/.test(path),
);
const parsed = new Map(bordered.map(({ path, text }) => [path, parseFile(path, text)]));
const faults = [
  ...findFaults(findCrossings(parsed)),
  ...findSideDoors(parsed),
  ...findPageLinks(sources),
  ...findOddNames(sources),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
