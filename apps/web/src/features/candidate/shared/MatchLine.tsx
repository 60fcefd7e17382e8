import type { MatchRow } from '@portal/contract/candidate/public';
import { isPartner } from '@portal/contract/candidate/terms';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { creditText, scoreText } from '../../fit/shared/fit-words.ts';
import { MonthStrip } from '../../fit/shared/MonthStrip.tsx';
import { PartBars } from '../../fit/shared/PartBars.tsx';
import { SixPetals } from '../../fit/shared/SixPetals.tsx';
import styles from './MatchLine.module.css';

interface MatchLineProps {
  match: MatchRow;
  /** Months (1–12) in which the project needs it. */
  wanted: readonly number[];
  level?: 2 | 3;
  /** Progress with this match, and the available actions. */
  children?: ReactNode;
}

/** Area and link of the chain, shown only if enough enterprises share them. */
function Who({ who: { regionName, chainStage } }: Pick<MatchRow, 'who'>) {
  if (regionName === '' && chainStage === null) return <span>{m.match_anonymous()}</span>;
  return (
    <span>
      {regionName !== '' && <span lang={langOfContent('zh')}>{regionName}</span>}
      {regionName !== '' && chainStage !== null && ' · '}
      {chainStage !== null && chainStageName(chainStage)}
    </span>
  );
}

/** A match of a project: its score as a flower, the enterprise as far as disclosed, its year, and the reasons. */
export function MatchLine({ match, wanted, level = 3, children }: MatchLineProps) {
  const { score, parts, who, title, href, months, note } = match;
  const Heading = `h${level}` as const;
  const name = title === '' ? <Who who={who} /> : <span lang={langOfContent('zh')}>{title}</span>;
  return (
    <Columns
      as="li"
      gap={8}
      gapX={28}
      align="center"
      padBlock={20}
      lineBelow="thin"
      className={clsx(styles.line, children !== undefined && styles.acted)}
    >
      <Row as="p" gap={12} align="center" className={styles.score}>
        <SixPetals parts={parts} label={scoreText(score, parts)} />
        <b>{score}</b>
      </Row>
      <Stack gap={4}>
        <Heading className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</Heading>
        <Text tone="quiet" size={14}>
          <MetaLine
            items={[
              note === '' ? (
                <Row key="hidden" as="span" inline gap={6} align="center">
                  <Icon shape={eyeOffIcon} />
                  {m.candidate_hidden()}
                </Row>
              ) : (
                <span key="note" lang={langOfContent('zh')}>
                  {note}
                </span>
              ),
              title !== '' && isPartner(match) && <Who key="who" who={who} />,
              creditText(who),
            ]}
          />
        </Text>
      </Stack>
      <MonthStrip wanted={wanted} theirs={months} />
      {children}
      <details className={styles.why}>
        <summary>{m.candidate_score_why({ score })}</summary>
        <PartBars parts={parts} />
      </details>
    </Columns>
  );
}
