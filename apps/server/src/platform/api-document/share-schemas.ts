import type { Schema } from './schema-of.ts';

/** Where a schema stands in the document; names of shared schemas are taken from it. */
interface SchemaPlace {
  tag: string;
  name: string;
}

/** Shorter schemas are repeated in place, since a reference to them would be as long. */
const worthwhile = 100;

const capital = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_all, first: string) => first.toUpperCase());

/** The name of one item of a list: `rows` has items `row`. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');

/** Envelopes are named by their call, and so are their rows. */
function nameInside(place: SchemaPlace, property: string): string {
  if (property === 'body' || property === 'data') return place.name;
  return property === 'rows' ? `${place.name}-rows` : property;
}

type Visit = (schema: Schema, place: SchemaPlace) => Schema;

/** The same schema with each schema directly inside it replaced. */
function mapInside(schema: Schema, place: SchemaPlace, visit: Visit): Schema {
  const copy = { ...schema };
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        visit(part, { ...place, name: nameInside(place, name) }),
      ]),
    );
  if (schema.items) copy.items = visit(schema.items, { ...place, name: singular(place.name) });
  if (typeof schema.additionalProperties === 'object')
    copy.additionalProperties = visit(schema.additionalProperties, {
      ...place,
      name: singular(place.name),
    });
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const) {
    const parts = schema[key];
    if (parts) copy[key] = parts.map((part) => visit(part, place));
  }
  return copy;
}

interface Shape {
  /** How often different shapes, or calls, contain it. */
  uses: number;
  length: number;
  /** The component, once it is written. */
  name?: string;
}

/** Finds schemas of equal shape and writes each once, under `components.schemas`. */
export function createSchemaSharing(components: Record<string, Schema>) {
  const shapes = new Map<string, Shape & { id: number }>();
  const known = new WeakMap<Schema, Shape>();

  /** Counts the uses of every shape in a schema; the inside of a shape is counted once. */
  function note(schema: Schema): Shape & { id: number } {
    let length = 0;
    const inside: (Shape & { id: number })[] = [];
    const outline = mapInside(schema, { tag: '', name: '' }, (part) => {
      const shape = note(part);
      inside.push(shape);
      length += shape.length;
      return { $ref: String(shape.id) };
    });
    const key = JSON.stringify(outline);
    let shape = shapes.get(key);
    if (!shape) {
      shape = { id: shapes.size, uses: 0, length: length + key.length };
      shapes.set(key, shape);
      for (const part of inside) part.uses += 1;
    }
    known.set(schema, shape);
    return shape;
  }

  function nameFor({ tag, name }: SchemaPlace): string {
    const wanted = capital(name);
    const isFree = (candidate: string) => !(candidate in components);
    const candidates = [wanted, capital(tag) + wanted];
    const free = candidates.find(isFree);
    if (free) return free;
    let at = 2;
    while (!isFree(`${candidates[1]}${at}`)) at += 1;
    return `${candidates[1]}${at}`;
  }

  const write: Visit = (schema, place) => {
    const shape = known.get(schema);
    if (!shape || shape.uses < 2 || shape.length < worthwhile) return mapInside(schema, place, write);
    if (shape.name === undefined) {
      shape.name = nameFor(place);
      // Taken before its inside is written, which needs names too.
      components[shape.name] = {};
      components[shape.name] = mapInside(schema, place, write);
    }
    return { $ref: `#/components/schemas/${shape.name}` };
  };

  return {
    /** Counts a schema of the document; all are counted before the first is written. */
    count(schema: Schema): void {
      note(schema).uses += 1;
    },
    /** The same schema, with references to what is shared. */
    write,
    /** The same with references inside it only, for a schema that belongs to one call. */
    writeInside: (schema: Schema, place: SchemaPlace) => mapInside(schema, place, write),
  };
}
