import {
  type ApplicationField,
  type ApplicationPart,
  applicationParts,
  fieldOf,
} from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { type Control, useWatch } from 'react-hook-form';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleIcon } from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import page from '../../../identity/shared/form/StepPage.module.css';
import { type ApplicationValues, sentOf } from './application-form.ts';
import { faultOf, useLoadedRules } from './application-rules.ts';
import type { Correction } from './correction.ts';
import styles from './EntryAside.module.css';
import type { EntryHelp } from './entry-props.ts';

/** Products are optional. */
type Counted = Exclude<ApplicationPart, 'products'>;

const partNames: Record<Counted, () => string> = {
  subject: m.identity_part_subject,
  business: m.identity_part_business,
  intro: m.identity_part_intro,
  contact: m.identity_part_contact,
  licence: m.identity_part_licence,
};

/** The parts of the form with the fields that must be filled in. */
const parts = (Object.keys(partNames) as Counted[]).map((part) => ({
  name: partNames[part],
  fields: applicationParts[part].filter((field) => !fieldOf(field).optional),
}));
const total = parts.flatMap(({ fields }) => fields).length;

interface ProgressProps {
  control: Control<ApplicationValues>;
}

function Progress({ control }: ProgressProps) {
  const values = useWatch({ control });
  const rules = useLoadedRules();
  // Values stored by the server are valid; typed ones can be checked only once the rules have loaded.
  const isGood = (field: ApplicationField) =>
    rules ? faultOf(rules, field, values[field]) === undefined : sentOf(field, values[field]) !== undefined;
  const good = parts.flatMap(({ fields }) => fields).filter(isGood).length;
  return (
    <>
      <h2>{m.identity_progress({ good, total })}</h2>
      <ul className={styles.parts}>
        {parts.map(({ name, fields }) => {
          const whole = fields.every(isGood);
          return (
            <li key={name()} data-whole={whole || undefined}>
              <Icon shape={whole ? circleCheckIcon : circleIcon} />
              {name()}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface EntryAsideProps extends ProgressProps {
  help: EntryHelp;
  correction: Correction | undefined;
}

/** Progress, shown field by field for a correction, and where to get help. */
export function EntryAside({ control, help, correction }: EntryAsideProps) {
  return (
    <Text as="aside" tone="quiet" size={15} leading="body" className={page.aside}>
      {!correction && <Progress control={control} />}
      <h2>{m.identity_aside_know()}</h2>
      <p>{m.identity_entry_know_code()}</p>
      <p>{m.identity_entry_know_after()}</p>
      {help.hotline && (
        <>
          <h2>{m.identity_aside_help()}</h2>
          <p>
            <a href={`tel:${help.hotline}`}>{help.hotline}</a>
            <br />
            {help.hours && m.identity_aside_hours({ hours: help.hours })}
          </p>
        </>
      )}
    </Text>
  );
}
