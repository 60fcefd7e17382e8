import type { SetupLineState } from '@portal/contract/setup/manage';
import type { SetupKey } from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import { lookOf } from './line-look.ts';
import styles from './Setup.module.css';
import { SetupHeading } from './SetupHeading.tsx';

/** What leads to what; the last of each chain is what the park can do then. */
const chains: readonly { keys: readonly SetupKey[]; leadsTo: () => string }[] = [
  { keys: ['SMS'], leadsTo: m.setup_can_codes },
  { keys: ['PAY'], leadsTo: m.setup_can_money },
  { keys: ['FEES', 'METERS'], leadsTo: m.setup_can_utilities },
  { keys: ['BUILDINGS', 'CONTRACTS', 'OPENING'], leadsTo: m.setup_can_rent },
];

interface SetupFlowProps {
  lines: readonly SetupLineState[];
  next: SetupKey | null;
}

export function SetupFlow({ lines, next }: SetupFlowProps) {
  const lineOf = (key: SetupKey) => lines.find((line) => line.key === key);
  return (
    <section>
      <SetupHeading title={m.setup_flow()} note={m.setup_flow_note()} />
      <ul className={styles.chains}>
        {chains.map(({ keys, leadsTo }) => (
          <li key={keys[0]}>
            <ol className={styles.chain}>
              {keys.map((key) => {
                const line = lineOf(key);
                return (
                  line && (
                    <li key={key} data-look={lookOf(line, next)}>
                      {line.title}
                    </li>
                  )
                );
              })}
              <li data-look="end">{leadsTo()}</li>
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
