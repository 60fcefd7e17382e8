import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from './faults.ts';
import { kindOf, labelled, wholeNumber } from './form-field.ts';
import { cleanLine } from './letters.ts';

/** Format of a row's id: 26 characters of Crockford base32, sortable by creation time. */
const idFormat = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const formed = (error: fault.Words, format: RegExp) =>
  z.string({ error }).overwrite(cleanLine).regex(format, { error });

export const id = formed(fault.malformed(m.field_id), idFormat);

/** Id of an entry chosen from a list; `error` is the message if nothing is chosen. */
export const chosenId = (label: fault.Words, error = fault.choose(label)) =>
  labelled(label, formed(error, idFormat));

// Largest value of PostgreSQL's `integer`.
export const largestInteger = 2_147_483_647;

const instantWrong = { error: fault.malformed(m.field_time) };

/** An instant in epoch milliseconds, limited to the years 1000 to 9999: outside them `Date` and PostgreSQL disagree. */
export const instant = z
  .int(instantWrong)
  .min(-30_610_224_000_000, instantWrong)
  .max(253_402_300_799_999, instantWrong);

/** A day in Asia/Shanghai, YYYY-MM-DD. */
export const day = z.iso.date({ error: m.fault_day });

/** A day that the user chooses in a form. */
export const chosenDay = (label: fault.Words) => labelled(label, z.iso.date({ error: fault.choose(label) }));

/** A time of day on the half hour, HH:MM in Asia/Shanghai; 24:00 is the end of the day. */
export const timeOfDay = z
  .string({ error: fault.choose(m.field_time) })
  .regex(/^(?:(?:[01]\d|2[0-3]):[03]0|24:00)$/, { error: fault.choose(m.field_time) });

/** HH:MM at any minute, as found in responses: the remainder of a slot need not start on the half hour. */
export const clockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** An amount in whole fen. */
export const fen = z.int().min(0);

const codeFormat = /^[A-Za-z0-9_-]{1,40}$/;

/** Short code of a dictionary entry. */
export const code = formed(fault.malformed(m.field_code), codeFormat);

/** A dictionary code that the user chooses in a form. */
export const chosenCode = (label: fault.Words) => labelled(label, formed(fault.choose(label), codeFormat));

const pageNo = wholeNumber(m.field_page_no, 1, 10_000_000);
const sizeWrong = { error: fault.wrong(m.field_page_size) };
const pageSize = z.coerce
  .number(sizeWrong)
  .int(sizeWrong)
  .min(1, sizeWrong)
  .max(50, { error: () => m.fault_a_page({ max: 50 }) });

/** Page number, from 1, and rows per page. */
export const paging = { pageNo: pageNo.default(1), pageSize: pageSize.default(10) };

export const keyword = z
  .string()
  .overwrite(cleanLine)
  .max(100, { error: fault.maxLength(m.field_keyword, 100) });

/** A page of a list. `total` is exact, except with `totalIsExact: false`, when it is a lower bound. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int(),
    totalIsExact: z.boolean(),
    pageNo: z.int(),
    pageSize: z.int(),
  });
}

/** A page of a list with tabs: row counts per tab under the other filters, with `ALL` for the tab without one. */
export function pageOfTabs<Row extends z.ZodType, const Tabs extends readonly string[]>(
  row: Row,
  tabs: Tabs,
) {
  return pageOf(row).extend({ counts: z.record(z.enum(['ALL', ...tabs]), z.int()) });
}

/** The sort order of a list: a column name, prefixed with `-` for descending. */
export const sortedBy = <const Name extends string>(...names: [Name, ...Name[]]) =>
  kindOf(
    m.field_sort,
    names.flatMap((name): [Name, `-${Name}`] => [name, `-${name}`]),
  );

/** The requested language of translatable content. */
export const lang = kindOf(m.field_language, languages).default('zh');

/** A downloadable file attached to a text. */
export const attachment = z.object({
  fileId: z.string(),
  index: z.int(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
});
export type Attachment = z.infer<typeof attachment>;

/** A picture in our file store, served from /api/fms/show/{fileId}_{index}. */
export const picture = z.object({
  fileId: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
