import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BlindSign } from '../../match/shared/BlindSign.tsx';
import styles from './MatchPage.module.css';

/** How two sides are introduced: nobody is named before both agree. */
export function BlindSteps() {
  const steps = [
    { own: false, other: false, name: m.match_blind_none(), text: m.hall_step_blind() },
    { own: true, other: false, name: m.hall_step_one(), text: m.hall_step_one_text() },
    { own: true, other: true, name: m.hall_step_both(), text: m.hall_step_both_text() },
  ];
  return (
    <section aria-labelledby="how">
      <VisuallyHidden>
        <h2 id="how">{m.hall_how()}</h2>
      </VisuallyHidden>
      <Columns
        as="ol"
        of="repeat(3, minmax(0, 1fr))"
        gap={24}
        padTop={8}
        padBottom={40}
        stack="phone"
        className={styles.steps}
      >
        {steps.map(({ own, other, name, text }) => (
          <li key={name}>
            <BlindSign own={own} other={other} />
            <span>
              <b>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </Columns>
    </section>
  );
}
