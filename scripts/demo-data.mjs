// Writes the JSON files of the demo park with a row a line, so that a changed row is a changed line:
// node scripts/demo-data.mjs
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/** The JSON files of the demo park, as absolute paths. */
export const demoDataFiles = () =>
  globSync('apps/server/src/demo/data/**/*.json', { cwd: root }).map((file) => join(root, file));

// `JSON.stringify` breaks lines either everywhere or nowhere; a line break inside a text is escaped.
const onOneLine = (value) => JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');

const opened = ([open, close], parts, indent) =>
  parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;

/** Lists have a row a line; objects that are no row have a line for each of their parts. */
function format(value, indent = '') {
  if (Array.isArray(value)) return opened('[]', value.map(onOneLine), indent);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${format(part, `${indent}  `)}`,
  );
  return opened('{}', parts, indent);
}

/** The text of a file of demo data. */
export const formatDemoData = (text) => `${format(JSON.parse(text))}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const file of demoDataFiles()) writeFileSync(file, formatDemoData(readFileSync(file, 'utf8')));
