import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { keyword } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { paletteKinds } from './terms.ts';

const session = { tag: 'palette', access: 'session' } as const;

const fact = z.object({
  label: z.string(),
  text: z.string(),
  /** Whether something is late or otherwise wrong. */
  isAlarming: z.boolean(),
});
export type PaletteFact = z.infer<typeof fact>;

const act = z.object({ label: z.string(), link: z.string() });
export type PaletteAct = z.infer<typeof act>;

const hit = z.object({
  kind: z.enum(paletteKinds),
  refId: z.string(),
  title: z.string(),
  note: z.string(),
  /** The page that shows it. */
  link: z.string(),
  facts: z.array(fact),
  /** Pages on which the caller can do something for it. */
  acts: z.array(act),
});
export type PaletteHit = z.infer<typeof hit>;

export const paletteQuery = call.read(session, '/api/workManage/palette/query', {
  summary:
    'Finds pages, enterprises, people and records by name, pinyin, initials or number, the best match first. Only what the caller may open is found.',
  input: z.object({ keyword, kind: oneOf(m.field_kind, paletteKinds).optional() }),
  output: z.array(hit),
});
