import type { VoteDetail } from '@portal/contract/vote/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  buildingIcon,
  checkIcon,
  eyeOffIcon,
  pencilIcon,
  scaleIcon,
  userIcon,
  usersIcon,
} from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SideBlock } from '../../community/shared/PostSide.tsx';
import styles from './VotePage.module.css';

/** More enterprises than this are shown only as a number. */
const maxLeaves = 120;

type Line = [icon: string, text: string];

const Lines = ({ lines }: { lines: (Line | false)[] }) => (
  <Text as="ul" padTop={6} className={styles.fine}>
    {lines
      .filter((line) => line !== false)
      .map(([icon, text]) => (
        <Columns as="li" of="20px minmax(0, 1fr)" gap={10} padBlock={10} key={text}>
          <Icon shape={icon} />
          {text}
        </Columns>
      ))}
  </Text>
);

/** The turnout, why there are no counts yet, and the rules of this vote. */
export function VoteSide({ vote }: { vote: VoteDetail }) {
  const { scope, results, secret, changeable, quorum, voters, audited } = vote;
  const isOfEnterprise = scope === 'ENTERPRISE';
  return (
    <>
      <Turnout vote={vote} />
      {results === null && (
        <SideBlock title={m.vote_why_hidden()}>
          <Lines
            lines={[
              [eyeOffIcon, m.vote_why_hidden_text()],
              [scaleIcon, m.vote_why_turnout()],
              !secret && isOfEnterprise && [buildingIcon, m.vote_why_named()],
            ]}
          />
        </SideBlock>
      )}
      <SideBlock title={m.vote_rules()}>
        <Lines
          lines={[
            isOfEnterprise ? [buildingIcon, m.vote_rule_enterprise()] : [userIcon, m.vote_rule_user()],
            audited && !isOfEnterprise && [usersIcon, m.field_audited_only()],
            secret ? [eyeOffIcon, m.vote_rule_secret()] : [usersIcon, m.vote_rule_named()],
            [pencilIcon, changeable ? m.vote_rule_change() : m.vote_rule_final()],
            quorum > 0 && [checkIcon, m.vote_rule_quorum({ count: quorum, now: voters })],
          ]}
        />
      </SideBlock>
    </>
  );
}

function Turnout({ vote: { voters, eligible } }: { vote: VoteDetail }) {
  const of = eligible === null ? m.vote_turnout_people() : m.vote_turnout_of({ all: eligible });
  return (
    <Text as="section" padInline={24} padBlock={20} frame="thin" round className={styles.turnout}>
      <h2>{m.vote_progress()}</h2>
      <p>
        <b>{formatThousands(voters)}</b>
        <small>{of}</small>
      </p>
      {eligible !== null && eligible <= maxLeaves && (
        <>
          <Columns
            of="repeat(11, minmax(0, 1fr))"
            gap={6}
            above={14}
            below={12}
            role="img"
            aria-label={`${voters} ${of}`}
          >
            {Array.from({ length: eligible }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: leaves are all alike
              <i key={at} data-on={at < voters || undefined} />
            ))}
          </Columns>
          <p className={styles.key}>
            <span>
              <i data-on />
              {m.vote_leaf_on()}
            </span>
            <span>
              <i />
              {m.vote_leaf_off()}
            </span>
          </p>
        </>
      )}
    </Text>
  );
}
