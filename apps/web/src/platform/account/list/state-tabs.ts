import * as m from '@portal/texts/messages';
import { optionsOf } from '../../display/codes-of.ts';
import type { ListFilter } from './list-filter.ts';

/**
 * Tabs for the codes of a table of names; the empty code is the tab without a filter, whose count the answer gives as
 * `countOfAll`.
 */
export const stateTabs = (
  name: string,
  names: Record<string, () => string>,
  countOfAll?: string,
): ListFilter => ({
  kind: 'tabs',
  name,
  label: m.field_state(),
  ...(countOfAll === undefined ? {} : { countOfAll }),
  options: optionsOf(names),
});
