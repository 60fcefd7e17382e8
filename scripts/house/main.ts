import { parseArgs } from 'node:util';
import { findCrossings, findMutual, findTrespasses } from './crossings.ts';
import { findField } from './field.ts';
import { parseFile } from './imports.ts';
import { readPrices } from './price.ts';
import { printCrossings, printField, printPrice, printPrices, printSlowest } from './print.ts';
import { readSlowest } from './slow-tests.ts';
import { readSources } from './sources.ts';

// Prints the cost of a feature: `npm run house`, `npm run house -- policy`, `npm run house -- --field registeredOn`.
const { values, positionals } = parseArgs({ options: { field: { type: 'string' } }, allowPositionals: true });
const [name] = positionals;
const sources = readSources();

if (values.field) {
  printField(values.field, findField(values.field, sources));
} else {
  const parsed = new Map(sources.map(({ path, text }) => [path, parseFile(path, text)]));
  const crossings = findCrossings(parsed);
  const isAsked = (...features: string[]) => !name || features.includes(name);
  const prices = readPrices({ sources, parsed }, name);
  const [price] = prices;
  if (!name) printPrices(prices);
  else if (price) printPrice(price);
  else console.log(`No file belongs to ${name}.`);
  printCrossings({
    mutual: findMutual(crossings).filter(({ one, other }) => isAsked(one, other)),
    trespasses: findTrespasses(crossings).filter(({ from, to }) => isAsked(from, to)),
    isDetailed: Boolean(name),
  });
  if (!name) printSlowest(readSlowest());
}
