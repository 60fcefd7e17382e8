import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from './faults.ts';
import { labelled } from './form-field.ts';
import { dropInvisible } from './letters.ts';
import { maxElements, maxOpenElements, measureMarkup } from './markup.ts';

const tooManyTags = (field: string, max: number) =>
  m.fault_markup_elements({ field, max: max.toLocaleString('en-US') });
const tooDeep = (field: string) => m.fault_markup_depth({ field, max: maxOpenElements });

/** Describes the fault that keeps a text from being parsed; undefined if there is none. */
function markupFault(html: string, label: fault.Words, max: number): string | undefined {
  const { elements, depth } = measureMarkup(html);
  if (elements > max) return tooManyTags(label(), max);
  return depth > maxOpenElements ? tooDeep(label()) : undefined;
}

/**
 * A rich text, as HTML of at most `max` characters and `elements` elements; the server sanitises it on saving. Its tags
 * are counted here, before anything parses it.
 */
export const richTextField = (
  label: fault.Words,
  max: number,
  {
    tooLong = fault.tooLong(label),
    elements = maxElements,
  }: { tooLong?: fault.Words; elements?: number } = {},
) =>
  labelled(
    label,
    z
      .string({ error: fault.enter(label) })
      .overwrite(dropInvisible)
      .max(max, { error: tooLong, abort: true })
      .superRefine((html, context) => {
        const message = markupFault(html, label, elements);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  );

/** Index of the text at which texts shown together exceed the element limit; undefined if they do not. */
export function findOverfull(texts: readonly string[]): number | undefined {
  let elements = 0;
  for (const [at, html] of texts.entries()) {
    elements += measureMarkup(html).elements;
    if (elements > maxElements) return at;
  }
  return undefined;
}

/** Refinement for a page of sections: together they may have no more elements than a single text. */
export function requireModestSections(
  { sections }: { sections: readonly { html: string }[] },
  context: z.RefinementCtx,
): void {
  const at = findOverfull(sections.map(({ html }) => html));
  if (at !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['sections', at, 'html'],
      message: tooManyTags(m.field_body(), maxElements),
    });
}
