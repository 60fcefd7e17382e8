import * as m from '@portal/texts/messages';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleExclamationPointIcon, circleIcon } from '../../../../ui/icon/shapes.ts';
import type { ApplicationValues } from './application-form.ts';
import { faultOf, useLoadedRules } from './application-rules.ts';
import styles from './EntryGuide.module.css';
import { faultsOf } from './entry-faults.ts';
import { entryParts } from './entry-parts.ts';

/** On a phone: the sections in one line, each with its state. */
export function EntryJump({ control }: { control: Control<ApplicationValues> }) {
  const values = useWatch({ control });
  const { errors } = useFormState({ control });
  const rules = useLoadedRules();
  return (
    <nav aria-label={m.identity_entry_parts()} className={styles.jump}>
      {Object.values(entryParts).map(({ id, name, fields }) => {
        const faults = faultsOf(errors, fields).length;
        const isWhole = rules && fields.every((field) => faultOf(rules, field, values[field]) === undefined);
        return (
          <a key={id} href={`#${id}`} data-state={faults > 0 ? 'faulty' : isWhole ? 'whole' : undefined}>
            {faults > 0 && <Icon shape={circleExclamationPointIcon} />}
            {faults === 0 && (
              <Icon
                shape={isWhole ? circleCheckIcon : circleIcon}
                {...(isWhole ? { label: m.identity_step_done() } : {})}
              />
            )}
            {name()}
            {faults > 0 && (
              <b aria-label={m.identity_entry_part_faults({ count: faults })} role="img">
                {faults}
              </b>
            )}
          </a>
        );
      })}
    </nav>
  );
}
