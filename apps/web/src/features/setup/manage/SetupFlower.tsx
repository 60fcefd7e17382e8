import type { SetupChecklist, SetupLineState } from '@portal/contract/setup/manage';
import * as m from '@portal/texts/messages';
import { lookOf } from './line-look.ts';
import styles from './Setup.module.css';

const petal = 'M0-30C13-44 17-62 0-92C-17-62-13-44 0-30Z';

/** One petal for each line of the checklist. */
export function SetupFlower({ lines, next, done, total }: SetupChecklist) {
  const looks = lines.map((line: SetupLineState) => lookOf(line, next));
  const count = (look: string) => looks.filter((one) => one === look).length;
  const label = m.setup_petals({
    total,
    done: count('done'),
    now: count('now'),
    waiting: count('waiting'),
    rest: count('rest'),
  });
  return (
    <svg viewBox="-100 -100 200 200" role="img" aria-label={label} className={styles.flower}>
      {lines.map(({ key }, at) => (
        <path
          key={key}
          d={petal}
          transform={`rotate(${(at * 360) / total})`}
          data-look={looks[at]}
          className={styles.petal}
        />
      ))}
      <text textAnchor="middle" y="4" className={styles.count}>
        {done}
      </text>
      <text textAnchor="middle" y="20" className={styles.total}>
        {m.setup_of_total({ total })}
      </text>
    </svg>
  );
}
