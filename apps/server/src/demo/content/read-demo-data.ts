import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/** A JSON file of the demo data; its shape is the caller's promise, held by the tests of the demo. */
export function readDemoJson<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Shape;
}

/** A file of the demo data as it is. */
export const readDemoFile = (name: string): Buffer => readFileSync(new URL(name, folder));

/** All Markdown files under a folder of the demo data, in the order of their names. */
export function readDemoTexts(directory: string): string[] {
  const place = new URL(`${directory}/`, folder);
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(new URL(name, place), 'utf8'));
}
