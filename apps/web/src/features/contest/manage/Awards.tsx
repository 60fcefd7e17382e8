import type { ManagedContestDetail } from '@portal/contract/contest/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { normText } from '../shared/contest-words.ts';
import styles from './Awards.module.css';
import { contestQueryKeys } from './contest-query-keys.ts';

type Decision = 'confirm' | 'return';

const configs: Record<Decision, ActionConfig> = {
  confirm: { text: m.contest_confirm, ask: m.contest_confirm_text },
  return: { text: m.contest_send_back, ask: m.contest_send_back_text, needsReason: true },
};

const none = '-';

/** Awards, proposed by one person and decided by another. */
export function Awards({ contest }: { contest: ManagedContestDetail }) {
  const { finals, data, canPropose, proposedBy } = contest;
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(finals.map(({ entryId, prize }) => [entryId, prize === null ? none : String(prize)])),
  );
  const options = [
    { value: none, text: m.contest_no_prize() },
    ...data.prizes.map(({ level, name }, at) => ({
      value: String(at),
      text: [level, name].filter(Boolean).join(' '),
    })),
  ];
  const nameOf = (entryId: string) => options.find(({ value }) => value === chosen[entryId])?.text ?? '';
  return (
    <FormSection
      title={m.contest_awards()}
      note={m.contest_awards_order({ weight: data.voteWeight })}
      columns={1}
    >
      {proposedBy !== '' && (
        <Alert title={m.contest_awards_to_decide()}>{m.contest_proposed_by({ who: proposedBy })}</Alert>
      )}
      <ol className={styles.finals}>
        {finals.map(({ entryId, title, teamName, track, norm, votes, total }) => (
          <li key={entryId}>
            <p>
              <b>
                <Written>{title}</Written>
              </b>
              <Text as="small" block tone="quiet">
                <Written>{`${teamName} · ${track}`}</Written> ·{' '}
                {m.contest_total_parts({ total: normText(total), norm: normText(norm), votes })}
              </Text>
            </p>
            {canPropose ? (
              <Select
                label={m.contest_prize_of({ title })}
                placeholder=""
                options={options}
                value={chosen[entryId] ?? none}
                onChange={(value) => setChosen((all) => ({ ...all, [entryId]: value }))}
              />
            ) : (
              <Written>{nameOf(entryId)}</Written>
            )}
          </li>
        ))}
      </ol>
      <Acts
        contest={contest}
        awards={finals.map(({ entryId }) => {
          const prize = chosen[entryId] ?? none;
          return { entryId, prize: prize === none ? null : Number(prize) };
        })}
      />
    </FormSection>
  );
}

interface ActsProps {
  contest: ManagedContestDetail;
  awards: { entryId: string; prize: number | null }[];
}

function Acts({ contest: { contestId: id, version, title, canPropose, canDecide }, awards }: ActsProps) {
  const propose = useMutationOf('POST /api/activityManage/contest/proposeAwards', {
    done: m.contest_proposed(),
    invalidates: contestQueryKeys,
  });
  const decide = useMutationOf('POST /api/activityManage/contest/decideAwards', {
    done: ({ stateLabel }) => m.act_done({ title, state: stateLabel }),
    invalidates: contestQueryKeys,
  });
  const { acts, dialog } = useEventActs<Decision>({
    configs,
    possible: canDecide ? ['confirm', 'return'] : [],
    title,
    busy: decide.busy,
    maxReason: 300,
    fire: async (event, reason) => (await decide.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <Row as="p" wrap gap={12}>
      {canPropose && (
        <Button
          variant="main"
          busy={propose.busy}
          onClick={() => void propose.run({ id, version, data: { awards } })}
        >
          {m.contest_propose()}
        </Button>
      )}
      <ActButtons acts={acts} mains={['confirm']} />
      {dialog}
    </Row>
  );
}
