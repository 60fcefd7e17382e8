import { shortOf } from '@portal/contract/lottery/draw';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleXIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { Computed } from './compute-draw.ts';
import { groupsOf } from './hex-groups.ts';
import styles from './VerifyDraw.module.css';
import type { VerifyDrawProps } from './verify-draw-props.ts';

const numbers = (entryNos: string[]) => entryNos.map(shortOf).join('　');

interface VerifyResultProps
  extends Pick<VerifyDrawProps, 'seedCommit' | 'entrantsHash' | 'winners' | 'texts'> {
  computed: Computed;
}

/** Three plain questions, each with the published value above the one computed in the reader's browser. */
export function VerifyResult({ seedCommit, entrantsHash, winners, texts, computed }: VerifyResultProps) {
  const checks = [
    {
      title: texts.seal,
      text: texts.sealText,
      published: groupsOf(seedCommit),
      computed: groupsOf(computed.seedCommit),
      isSame: seedCommit === computed.seedCommit,
    },
    {
      title: texts.list,
      text: texts.listText,
      published: groupsOf(entrantsHash),
      computed: groupsOf(computed.entrantsHash),
      isSame: entrantsHash === computed.entrantsHash,
    },
    {
      title: texts.winners,
      text: texts.winnersText,
      published: numbers(winners),
      computed: numbers(computed.winners),
      isSame: winners.join() === computed.winners.join(),
    },
  ];
  return (
    <>
      <ol className={styles.checks}>
        {checks.map((check, at) => (
          <Columns
            as="li"
            of="minmax(0, 1fr) minmax(0, 1.6fr) auto"
            gap={12}
            gapX={24}
            pad={20}
            lineAbove="thin"
            key={check.title}
          >
            <div>
              <h3>
                {at + 1}　{check.title}
              </h3>
              <p>{check.text}</p>
            </div>
            <dl>
              <dt>{texts.published}</dt>
              <dd>{check.published}</dd>
              <dt>{texts.computed}</dt>
              <dd>{check.computed}</dd>
            </dl>
            <Row tone="leaf" as="b" gap={6} align="center" data-ok={check.isSame}>
              <Icon shape={check.isSame ? circleCheckIcon : circleXIcon} />
              {check.isSame ? texts.same : texts.differs}
            </Row>
          </Columns>
        ))}
      </ol>
      <Stack gap={8} pad={20} lineAbove="thin" ground="quiet" className={styles.try}>
        <h3>{texts.tryTitle}</h3>
        <p>{texts.tryText.replace('{no}', shortOf(computed.last))}</p>
        <dl>
          <dt>{texts.published}</dt>
          <dd>{groupsOf(entrantsHash)}</dd>
          <dt>{texts.tryWithout}</dt>
          <dd>
            <del>{groupsOf(computed.without)}</del>
          </dd>
        </dl>
      </Stack>
    </>
  );
}
