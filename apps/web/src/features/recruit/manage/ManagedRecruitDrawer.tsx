import type { ManagedRecruit } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { recruitFacts } from '../shared/recruit-facts.tsx';
import { recruitQueryKeys } from '../shared/recruit-query-keys.ts';
import { salaryText } from '../shared/recruit-words.ts';

const configs: Record<'close', ActionConfig> = {
  close: { text: m.recruit_act_stop, ask: m.recruit_reason_ask, needsReason: true, danger: true },
};

/** A recruitment as the office sees it: its positions, and the number of applications. */
export function ManagedRecruitDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/recruit/queryManageDetail', { id });
  const recruit = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={recruit ? <Written>{recruit.title}</Written> : m.recruit_title()}
      closeLabel={m.act_close()}
      actions={recruit && <Acts recruit={recruit} />}
    >
      <Answered of={answer}>
        {(found) => (
          <Facts
            columns={1}
            facts={[
              ...(found.enterpriseName
                ? [{ name: m.log_entity_enterprise(), value: <Written>{found.enterpriseName}</Written> }]
                : []),
              ...recruitFacts(found),
              ...(found.endedAt === null
                ? []
                : [{ name: m.recruit_state_closed(), value: formatDate(found.endedAt) }]),
              ...found.positions.map((position) => positionFact(position, found.recruitKind === 'JOB')),
            ]}
          />
        )}
      </Answered>
    </Drawer>
  );
}

const positionFact = (
  {
    title,
    count,
    hired,
    salaryFromFen,
    salaryToFen,
    place,
    requirement,
  }: ManagedRecruit['positions'][number],
  isPaid: boolean,
): Fact => ({
  name: title,
  nameLang: langOfContent('zh'),
  value: [
    m.recruit_seats_of({ count, hired }),
    ...(isPaid ? [salaryText(salaryFromFen, salaryToFen)] : []),
  ].join(' · '),
  note: <Written>{[place, requirement].filter(Boolean).join(' · ')}</Written>,
});

function Acts({ recruit: { postId: id, title, actions, path } }: { recruit: ManagedRecruit }) {
  const operate = useMutationOf('POST /api/communityManage/recruit/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: recruitQueryKeys,
  });
  const { acts, dialog } = useEventActs<'close'>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => (await operate.run({ id, event, data: { reason } })) !== undefined,
  });
  return (
    <>
      {path && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} variant="danger" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
