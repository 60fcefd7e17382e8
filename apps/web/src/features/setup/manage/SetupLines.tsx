import type { SetupChecklist } from '@portal/contract/setup/manage';
import { setupGroupLabels, setupGroups } from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import { SetupHeading } from './SetupHeading.tsx';
import { SetupRow } from './SetupRow.tsx';

/** The lines by their groups. */
export function SetupLines({ checklist: { lines, next } }: { checklist: SetupChecklist }) {
  return setupGroups.map((group) => {
    const ofGroup = lines.filter((line) => line.group === group);
    const open = ofGroup.filter(({ state }) => state !== 'DONE').length;
    const counted = open === 0 ? m.setup_all_done() : m.setup_missing_of({ total: ofGroup.length, open });
    return (
      <section key={group}>
        <SetupHeading
          title={setupGroupLabels[group]()}
          note={group === 'GUESTS' ? m.setup_optional() : counted}
        />
        <ul>
          {ofGroup.map((line) => (
            <SetupRow key={line.key} line={line} next={next} at={lines.indexOf(line) + 1} />
          ))}
        </ul>
      </section>
    );
  });
}
