import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, listFilterIcon, xIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import { withBasePath } from '../link/base-path.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import chipStyles from './Chip.module.css';
import { ChipLink } from './ChipLink.tsx';
import { ChipFilter, ChipRow } from './ChipRow.tsx';
import styles from './ListFilter.module.css';

interface FilterChoice {
  /** The value in the address; empty for “all”. */
  value: string;
  text: string;
  lang?: string | undefined;
  count?: number | string | undefined;
  /** The address of the list with this choice. */
  href: string;
  current: boolean;
}

interface FilterGroup {
  /** The query parameter that holds the choice. */
  name: string;
  label: string;
  /** The first one is “all”. */
  choices: FilterChoice[];
}

export interface ListFilterProps {
  label: string;
  groups: FilterGroup[];
  /** The address of the list, and the parameters it keeps: the order, a keyword. */
  action: string;
  kept: Record<string, string | number | undefined>;
  clearHref: string;
  /** Folds the choices of a desktop under this word; without it they are all shown. */
  folded?: { summary: string; isOpen: boolean } | undefined;
  texts: { open: string; close: string; clear: string; show: string; remove: string };
}

const isChosen = ({ current, value }: FilterChoice) => current && value !== '';

/**
 * The filters above a public list. On a desktop every choice is a link; a phone has one line with the active ones, and
 * the rest in a sheet, which is a form. Both work without JavaScript.
 */
export function ListFilter(props: ListFilterProps) {
  const { label, groups, folded } = props;
  const choices = (
    <ChipFilter label={label}>
      {groups.map((group) => (
        <ChipRow key={group.name} label={group.label}>
          {group.choices.map((choice) => (
            <ChoiceLink key={choice.value} choice={choice} />
          ))}
        </ChipRow>
      ))}
    </ChipFilter>
  );
  return (
    <>
      <div className={styles.desk}>
        {folded ? (
          <Disclosure summary={folded.summary} open={folded.isOpen}>
            {choices}
          </Disclosure>
        ) : (
          choices
        )}
      </div>
      <PhoneFilter {...props} />
    </>
  );
}

function ChoiceLink({ choice: { href, current, count, lang, text } }: { choice: FilterChoice }) {
  return (
    <ChipLink href={href} current={current} {...(count === undefined ? {} : { count })}>
      <ChoiceText lang={lang} text={text} />
    </ChipLink>
  );
}

const ChoiceText = ({ lang, text }: Pick<FilterChoice, 'lang' | 'text'>) =>
  lang ? <span lang={lang}>{text}</span> : text;

function PhoneFilter(props: ListFilterProps) {
  const { label, groups, texts } = props;
  const id = useId();
  const chosen = groups.flatMap(({ name, choices }) =>
    choices.filter(isChosen).map((choice) => ({ name, choice, without: choices[0]?.href ?? '' })),
  );
  // If nothing is chosen in the first group, its choices are one tap away.
  const near = groups[0]?.choices.some(isChosen) ? [] : (groups[0]?.choices.slice(1) ?? []);
  return (
    <>
      <nav aria-label={label} className={styles.bar}>
        <button type="button" popoverTarget={id} className={`${chipStyles.chip} ${styles.open}`}>
          <Icon shape={listFilterIcon} />
          {texts.open}
          {chosen.length > 0 && <b className={styles.number}>{chosen.length}</b>}
        </button>
        {chosen.map(({ name, choice, without }) => (
          <Link
            key={name}
            href={without}
            look="bare"
            keepScroll
            className={chipStyles.chip}
            aria-current="true"
          >
            <ChoiceText lang={choice.lang} text={choice.text} />
            <VisuallyHidden>{texts.remove}</VisuallyHidden>
            <Icon shape={xIcon} />
          </Link>
        ))}
        {near.map((choice) => (
          <ChoiceLink key={choice.value} choice={choice} />
        ))}
      </nav>
      <Sheet id={id} {...props} />
    </>
  );
}

function Sheet({ id, label, groups, action, kept, clearHref, texts }: ListFilterProps & { id: string }) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.sheet}>
      <div className={styles.head}>
        <b>{label}</b>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={texts.close}
        >
          <Icon shape={xIcon} />
        </button>
      </div>
      <form action={withBasePath(action)} className={styles.form}>
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
        <div className={styles.foot}>
          <ButtonLink href={clearHref} size="large">
            {texts.clear}
          </ButtonLink>
          <Button type="submit" variant="main" size="large">
            {texts.show}
          </Button>
        </div>
      </form>
    </div>
  );
}

function Group({ group: { name, label, choices } }: { group: FilterGroup }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, text, lang, count, current }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={current} />
            <span className={chipStyles.chip}>
              <Icon shape={checkIcon} />
              <ChoiceText lang={lang} text={text} />
              {count !== undefined && (
                <Text as="small" tone="faint" size={12} figures className={chipStyles.count}>
                  {count}
                </Text>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
