import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/** Reads a JSON file of the demo data; the caller asserts its shape, which the demo tests verify. */
export function readDemoJson<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Shape;
}

/** Reads a file of the demo data as it is. */
export const readDemoFile = (name: string): Buffer => readFileSync(new URL(name, folder));

/** Reads all Markdown files under a folder of the demo data, ordered by name. */
export function readDemoTexts(directory: string): string[] {
  const place = new URL(`${directory}/`, folder);
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(new URL(name, place), 'utf8'));
}
