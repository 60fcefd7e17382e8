import * as m from '@portal/texts/messages';
import { z } from 'zod';
import type { Access, Endpoint } from './endpoint.ts';
import { id, paging } from './fields.ts';
import type { FileType } from './file-type.ts';
import { kindOf } from './form-field.ts';
import { version } from './identity/fields.ts';
import { type RetCode, retCodes } from './ret-code.ts';

/*
 * Declares endpoints by their shape: method, usual input and usual refusals follow from it. The path is written out, so
 * that a search finds it. Imported as a namespace: `call.save(byProperty, '/api/…', { … })`. These are functions that the
 * bundler knows to have no side effects, not methods of an object, so that a form that imports a schema does not load
 * the endpoints next to it.
 */

type Flags = Partial<
  Pick<
    Endpoint,
    | 'bodyKey'
    | 'raw'
    | 'exports'
    | 'takesCookie'
    | 'ignoresToken'
    | 'whileViewing'
    | 'multipart'
    | 'answersSecret'
    | 'callsPerMinute'
    | 'subject'
    | 'does'
    | 'place'
  >
>;

/** The tag and the callers that several endpoints share. */
interface Common<Who extends Access> extends Flags {
  tag: string;
  access: Who;
}

interface Said extends Flags {
  summary: string;
  /** Codes it may refuse with, in addition to those of its shape and its access. */
  refuses?: readonly RetCode[];
}

type Shape = z.core.$ZodLooseShape;
type NoFields = Record<never, never>;

const nothing = z.object({});
const oneOfThem = z.object({ id });

type Nothing = typeof nothing;
type OneOfThem = typeof oneOfThem;

/** The usual refusals of a change of state; what is filled in may be refused as well. */
const changing = (fields: Shape | undefined): readonly RetCode[] => [
  retCodes.NOT_FOUND,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
  ...(fields ? [retCodes.FIELD_REFUSED] : []),
];

function declare<
  Method extends 'GET' | 'POST',
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
>(
  common: Common<Who>,
  said: Said,
  shape: { method: Method; path: Path; input: Input; output: Output; refuses?: readonly RetCode[] },
): Endpoint<Method, Path, Input, Output, Who> {
  return { ...common, ...said, ...shape, refuses: [...(shape.refuses ?? []), ...(said.refuses ?? [])] };
}

/** A GET of any input. */
/* @__NO_SIDE_EFFECTS__ */
export function read<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
>(common: Common<Who>, path: Path, { input, output, ...said }: Said & { input?: Input; output: Output }) {
  return declare(common, said, {
    method: 'GET',
    path,
    input: input ?? (nothing as z.ZodType as Input),
    output,
  });
}

/** A GET of the thing with this id. */
/* @__NO_SIDE_EFFECTS__ */
export function detail<Who extends Access, const Path extends string, Output extends z.ZodType>(
  common: Common<Who>,
  path: Path,
  { output, ...said }: Said & { output: Output },
) {
  return declare(common, said, {
    method: 'GET',
    path,
    input: oneOfThem,
    output,
    refuses: [retCodes.NOT_FOUND],
  });
}

/** A GET of a page of the rows that a filter leaves. */
/* @__NO_SIDE_EFFECTS__ */
export function list<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  Filter extends Shape = NoFields,
>(common: Common<Who>, path: Path, { filter, output, ...said }: Said & { filter?: Filter; output: Output }) {
  return declare(common, said, {
    method: 'GET',
    path,
    input: z.object({ ...(filter as Filter), ...paging }),
    output,
  });
}

/** A GET of a file, of the thing with this id unless it says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function file<Who extends Access, const Path extends string, Input extends z.ZodType = OneOfThem>(
  common: Common<Who>,
  path: Path,
  { input, ...said }: Said & { raw: readonly FileType[]; input?: Input },
) {
  return declare(common, said, {
    method: 'GET',
    path,
    input: input ?? (oneOfThem as z.ZodType as Input),
    output: z.unknown(),
    refuses: [retCodes.NOT_FOUND],
  });
}

/** A GET of the rows that a filter leaves, as a spreadsheet. */
/* @__NO_SIDE_EFFECTS__ */
export function sheet<Who extends Access, const Path extends string, Input extends z.ZodType = Nothing>(
  common: Common<Who>,
  path: Path,
  { input, ...said }: Said & { input?: Input },
) {
  return declare(
    common,
    { raw: ['sheet'], exports: true, ...said },
    {
      method: 'GET',
      path,
      input: input ?? (nothing as z.ZodType as Input),
      output: z.unknown(),
      refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
    },
  );
}

/** A POST of any input. */
/* @__NO_SIDE_EFFECTS__ */
export function write<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
>(common: Common<Who>, path: Path, { input, output, ...said }: Said & { input?: Input; output: Output }) {
  return declare(common, said, {
    method: 'POST',
    path,
    input: input ?? (nothing as z.ZodType as Input),
    output,
  });
}

/** A POST of a form: a new thing, or the next version of the one that is given. */
/* @__NO_SIDE_EFFECTS__ */
export function save<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  Data extends z.ZodType,
>(common: Common<Who>, path: Path, { data, output, ...said }: Said & { data: Data; output: Output }) {
  return declare(common, said, {
    method: 'POST',
    path,
    input: z.object({ id: id.optional(), version: version.optional(), data }),
    output,
    refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT],
  });
}

/** A POST of one of the events of a thing, as its editor saw it, with what is filled in for it. */
/* @__NO_SIDE_EFFECTS__ */
export function operate<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  const Events extends readonly string[],
  Fields extends Shape = NoFields,
>(
  common: Common<Who>,
  path: Path,
  { events, fields, output, ...said }: Said & { events: Events; fields?: Fields; output: Output },
) {
  return declare(common, said, {
    method: 'POST',
    path,
    input: z.object({ id, event: kindOf(m.field_event, events), version, ...(fields as Fields) }),
    output,
    refuses: changing(fields),
  });
}

/** A POST of the only thing that can be done at this path, as its editor saw it. */
/* @__NO_SIDE_EFFECTS__ */
export function act<
  Who extends Access,
  const Path extends string,
  Output extends z.ZodType,
  Fields extends Shape = NoFields,
>(common: Common<Who>, path: Path, { fields, output, ...said }: Said & { fields?: Fields; output: Output }) {
  return declare(common, said, {
    method: 'POST',
    path,
    input: z.object({ id, version, ...(fields as Fields) }),
    output,
    refuses: changing(fields),
  });
}
