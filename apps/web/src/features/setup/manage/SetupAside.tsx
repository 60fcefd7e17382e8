import type { SetupChecklist } from '@portal/contract/setup/manage';
import * as m from '@portal/texts/messages';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import styles from './Setup.module.css';
import { SetupFlower } from './SetupFlower.tsx';

const abilityLooks: Record<
  SetupChecklist['abilities'][number]['state'],
  { kind: StatusKind; text: () => string }
> = {
  YES: { kind: 'done', text: m.setup_yes },
  NEARLY: { kind: 'checking', text: m.setup_nearly },
  NO: { kind: 'late', text: m.setup_no },
};

/** The flower, the pairs of people, and what works today. */
export function SetupAside({ checklist }: { checklist: SetupChecklist }) {
  const { pairs, abilities, total, done, isDone } = checklist;
  return (
    <aside className={styles.aside}>
      <section className={styles.flowerBox}>
        <SetupFlower {...checklist} />
        <b>{isDone ? m.setup_all_done() : m.setup_open_lines({ count: total - done })}</b>
        <p>{m.setup_petal_text()}</p>
      </section>
      <Panel title={m.setup_pairs()}>
        <ul className={styles.list}>
          {pairs.map(({ key, label, have, role }) => (
            <li key={key}>
              <span>{label}</span>
              <span className={styles.pair} role="img" aria-label={m.setup_pair_have({ have })}>
                <i data-on={have > 0 || undefined} />
                <i data-on={have > 1 || undefined} />
              </span>
              {have < 2 && <small>{m.setup_lacks({ what: m.setup_second_missing({ role }) })}</small>}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={m.setup_today()}>
        <ul className={styles.list}>
          {abilities.map(({ key, label, state, missing }) => (
            <li key={key}>
              <span>{label}</span>
              <Status kind={abilityLooks[state].kind}>{abilityLooks[state].text()}</Status>
              {missing && <small>{m.setup_lacks({ what: missing })}</small>}
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
