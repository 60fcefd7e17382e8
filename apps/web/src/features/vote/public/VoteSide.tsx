import type { VoteDetail } from '@portal/contract/vote';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buildingIcon } from '../../../ui/icon/shapes/building.ts';
import { checkIcon } from '../../../ui/icon/shapes/check.ts';
import { eyeOffIcon } from '../../../ui/icon/shapes/eye-off.ts';
import { pencilIcon } from '../../../ui/icon/shapes/pencil.ts';
import { scaleIcon } from '../../../ui/icon/shapes/scale.ts';
import { userIcon } from '../../../ui/icon/shapes/user.ts';
import { usersIcon } from '../../../ui/icon/shapes/users.ts';
import styles from './VotePage.module.css';

/** More enterprises than these are a number alone. */
const maxLeaves = 120;

const Lines = ({ lines }: { lines: { icon: string; text: string }[] }) => (
  <ul className={styles.fine}>
    {lines.map(({ icon, text }) => (
      <li key={text}>
        <Icon shape={icon} />
        {text}
      </li>
    ))}
  </ul>
);

/** How many have voted, why there are no counts yet, and the rules of this vote. */
export function VoteSide({ vote }: { vote: VoteDetail }) {
  const { scope, results, secret, changeable, quorum, voters, audited } = vote;
  const isOfEnterprise = scope === 'ENTERPRISE';
  return (
    <>
      <Turnout vote={vote} />
      {results === null && (
        <section className={styles.side}>
          <h2>{m.vote_why_hidden()}</h2>
          <Lines
            lines={[
              { icon: eyeOffIcon, text: m.vote_why_hidden_text() },
              { icon: scaleIcon, text: m.vote_why_turnout() },
              ...(secret || !isOfEnterprise ? [] : [{ icon: buildingIcon, text: m.vote_why_named() }]),
            ]}
          />
        </section>
      )}
      <section className={styles.side}>
        <h2>{m.vote_rules()}</h2>
        <Lines
          lines={[
            isOfEnterprise
              ? { icon: buildingIcon, text: m.vote_rule_enterprise() }
              : { icon: userIcon, text: m.vote_rule_user() },
            ...(audited && !isOfEnterprise ? [{ icon: usersIcon, text: m.vote_field_audited() }] : []),
            secret
              ? { icon: eyeOffIcon, text: m.vote_rule_secret() }
              : { icon: usersIcon, text: m.vote_rule_named() },
            { icon: pencilIcon, text: changeable ? m.vote_rule_change() : m.vote_rule_final() },
            ...(quorum > 0
              ? [{ icon: checkIcon, text: m.vote_rule_quorum({ count: quorum, now: voters }) }]
              : []),
          ]}
        />
      </section>
    </>
  );
}

function Turnout({ vote: { voters, eligible } }: { vote: VoteDetail }) {
  const words =
    eligible === null
      ? m.vote_voters_user({ count: voters })
      : m.vote_voters_enterprise({ count: voters, all: eligible });
  return (
    <section className={styles.turnout}>
      <h2>{m.vote_progress()}</h2>
      <p>
        <b>{formatThousands(voters)}</b>
        <small>{eligible === null ? m.vote_turnout_people() : m.vote_turnout_of({ all: eligible })}</small>
      </p>
      {eligible !== null && eligible <= maxLeaves && (
        <>
          <div className={styles.leaves} role="img" aria-label={words}>
            {Array.from({ length: eligible }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: leaves are all alike
              <i key={at} data-on={at < voters || undefined} />
            ))}
          </div>
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
    </section>
  );
}
