import type { ListFilter as Address } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ListFilter, type ListFilterProps } from '../../../ui/chip/ListFilter.tsx';

interface Choice {
  value: string;
  text: string;
  lang?: string | undefined;
  count?: number | string | undefined;
  /** The parameters it sets in the address, if not just its value under the group's name. */
  set?: Address;
}

export interface ChoiceGroup {
  /** The query parameter that holds the choice. */
  name: string;
  label: string;
  /** The options; a group without any is not shown. */
  choices: Choice[];
  /** The option that selects nothing: its label, and the number of entries it gives. */
  all?: { text?: string; count?: number | string };
}

interface PublicFilterProps {
  /** The address of the list with these parameters. */
  listHref: (address: Address) => string;
  /** The current parameters: the filters, and others the list keeps, such as the order or a keyword. */
  address: Address;
  groups: ChoiceGroup[];
  /** Folds the choices of a desktop. */
  folded?: ListFilterProps['folded'];
}

/** The parameters that a choice sets. */
const writtenBy = (name: string, { value, set }: Choice): Address => set ?? { [name]: value };

const namesOf = ({ name, choices }: ChoiceGroup): string[] => [
  ...new Set(choices.flatMap((choice) => Object.keys(writtenBy(name, choice)))),
];

/** The filters above a public list, in the reader's language. */
export function PublicFilter({ listHref, address, groups, folded }: PublicFilterProps) {
  const shown = groups.filter(({ choices }) => choices.length > 0);
  if (shown.length === 0) return null;
  const filters = new Set(shown.flatMap(namesOf));
  return (
    <ListFilter
      groups={shown.map((group) => withLinks(group, address, listHref))}
      action={listHref({})}
      kept={Object.fromEntries(Object.entries(address).filter(([name]) => !filters.has(name)))}
      clearHref={listHref({})}
      folded={folded}
      label={m.member_list_filters()}
      texts={{
        open: m.member_list_filters(),
        close: m.act_close(),
        clear: m.content_clear(),
        show: m.member_list_show_some(),
        remove: m.site_filter_remove(),
      }}
    />
  );
}

/** Each choice with a link to its list, starting with the one that selects nothing. */
function withLinks(group: ChoiceGroup, address: Address, listHref: PublicFilterProps['listHref']) {
  const { name, label, choices, all } = group;
  const names = namesOf(group);
  const none: Address = Object.fromEntries(names.map((one) => [one, undefined]));
  const linked = ({ set: _set, ...choice }: Choice, written: Address) => ({
    ...choice,
    href: listHref({ ...address, ...none, ...written }),
    current: names.every((one) => String(address[one] ?? '') === String(written[one] ?? '')),
  });
  return {
    name,
    label,
    choices: [
      linked({ value: '', text: m.input_everything(), ...all }, none),
      ...choices.map((choice) => linked(choice, writtenBy(name, choice))),
    ],
  };
}
