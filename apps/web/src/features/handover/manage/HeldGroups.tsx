import type { HandoverDetail } from '@portal/contract/handover/manage';
import * as m from '@portal/texts/messages';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import styles from './Handover.module.css';
import { HeldGroup } from './HeldGroup.tsx';
import { type Choices, groupsOf } from './plan.ts';

interface HeldGroupsProps {
  person: HandoverDetail;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** What the person holds, by kind. */
export function HeldGroups({ person, ...rest }: HeldGroupsProps) {
  const groups = groupsOf(person.items);
  if (groups.length === 0)
    return <EmptyState title={m.handover_nothing()}>{m.handover_nothing_text()}</EmptyState>;
  return (
    <section aria-labelledby="in-hand">
      <h2 id="in-hand" className={styles.head}>
        {m.handover_in_hand({ count: person.held })}
      </h2>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <HeldGroup key={group.kind} group={group} colleagues={person.colleagues} {...rest} />
        ))}
      </ul>
    </section>
  );
}
