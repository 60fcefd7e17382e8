import { z } from 'zod';

const abilitySchemas = new WeakSet<z.ZodType>();

function asAbility<Field extends z.ZodType>(field: Field): Field {
  abilitySchemas.add(field);
  return field;
}

/** The part of an output that says which of these events the reader may fire now. */
/* @__NO_SIDE_EFFECTS__ */
export const abilities = <const Events extends readonly string[]>(events: Events) =>
  asAbility(z.array(z.enum(events)));

/** The part of an output that says whether the reader may do one thing now. */
/* @__NO_SIDE_EFFECTS__ */
export const ability = () => asAbility(z.boolean());

export const isAbility = (schema: z.ZodType): boolean => abilitySchemas.has(schema);
