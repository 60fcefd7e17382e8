import { isAbility } from '@portal/contract/abilities';
import { endpoints } from '@portal/contract/collected/endpoints';
import { partsOf } from '@portal/contract/schema-parts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

/** Named like an ability, but not one: whether a reader may download, and what a tutor advises to do. */
const notAbilities = ['mayDownload', 'actions of objects'];

const isNamedAsAbility = (name: string) => /^actions$|Actions$|^(?:can|may)[A-Z]/.test(name);

/** The field without `nullable`, `optional` and the like. */
function coreOf(schema: z.ZodType): z.ZodType {
  const { innerType, out } = partsOf(schema);
  const inner = innerType ?? out;
  return inner ? coreOf(inner) : schema;
}

const nameOf = (name: string, field: z.ZodType) => {
  const { element } = partsOf(field);
  return element && partsOf(element).shape ? `${name} of objects` : name;
};

/** Every field of an output with its path, however deep; a schema that contains itself is read once. */
function fieldsOf(
  schema: z.ZodType,
  path: string,
  seen: readonly z.ZodType[] = [],
): [string, string, z.ZodType][] {
  if (seen.includes(schema)) return [];
  const {
    innerType,
    out,
    getter,
    shape = {},
    element,
    valueType,
    items = [],
    options = [],
    left,
    right,
  } = partsOf(schema);
  const own = Object.entries(shape).map(([name, field]): [string, string, z.ZodType] => [
    name,
    path,
    coreOf(field),
  ]);
  const below = [innerType, out, getter?.(), element, valueType, left, right, ...items, ...options];
  return [
    ...own,
    ...Object.entries(shape).flatMap(([name, field]) =>
      fieldsOf(field, `${path}.${name}`, [...seen, schema]),
    ),
    ...below.flatMap((each) => (each ? fieldsOf(each, path, [...seen, schema]) : [])),
  ];
}

// Only what is declared as an ability is kept from an administrator who reads at others' desks (0043).
it('declares as an ability what an answer says that the reader may do', () => {
  const undeclared = endpoints.flatMap(({ method, path, output }) =>
    fieldsOf(output, '')
      .filter(([name, , field]) => isNamedAsAbility(name) && !notAbilities.includes(nameOf(name, field)))
      .filter(([, , field]) => !isAbility(field))
      .map(([name, at]) => `${method} ${path}${at}.${name}`),
  );
  expect(undeclared).toEqual([]);
});

it('names every ability so that a reader of the contract knows it for one', () => {
  const unusual = endpoints.flatMap(({ method, path, output }) =>
    fieldsOf(output, '')
      .filter(([name, , field]) => isAbility(field) && !isNamedAsAbility(name))
      .map(([name, at]) => `${method} ${path}${at}.${name}`),
  );
  expect(unusual).toEqual([]);
});
