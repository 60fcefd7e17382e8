import { parseArgs } from 'node:util';
import { findCrossings, findMutual } from './crossings.ts';
import { findField } from './field.ts';
import { parseFile } from './imports.ts';
import { readPrices } from './price.ts';
import { printField, printPairs, printPrice, printPrices } from './print.ts';
import { readSources } from './sources.ts';

// Prints the cost of a feature: `npm run house`, `npm run house -- policy`, `npm run house -- --field registeredOn`.
const { values, positionals } = parseArgs({ options: { field: { type: 'string' } }, allowPositionals: true });
const [name] = positionals;
const sources = readSources();

if (values.field) {
  printField(values.field, findField(values.field, sources));
} else {
  const parsed = new Map(sources.map(({ path, text }) => [path, parseFile(path, text)]));
  const prices = readPrices({ sources, parsed }, name);
  const [price] = prices;
  if (!name) printPrices(prices);
  else if (price) {
    printPrice(price);
    printPairs(findMutual(findCrossings(parsed)).filter(({ one, other }) => name === one || name === other));
  } else console.log(`No file belongs to ${name}.`);
}
