import type { ManagedDeclaration } from '@portal/contract/declaration/manage';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useDeskQueue } from '../../../platform/account/desk/use-desk-queue.ts';
import { DeskKeys, WorkDesk } from '../../../platform/account/desk/WorkDesk.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { listIcon } from '../../../ui/icon/shapes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import seedling from '../../../ui/state/seedling.webp';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { submittedStateNames } from '../shared/declaration-words.ts';
import { type Asked, DeclarationReview } from './DeclarationReview.tsx';

const tabs = ['SUBMITTED', 'ACCEPTED', 'RETURNED', 'REVIEWING', 'PASSED', 'PUBLICITY'] as const;

/** The desk of the policy office: the most urgent applications first, with keyboard shortcuts. */
export function DeclarationDesk() {
  const [search] = useSearchParams();
  const state = tabs.find((tab) => tab === search.get('state')) ?? 'SUBMITTED';
  const list = useQueryOf(
    'GET /api/policyManage/declaration/queryManageList',
    { state, sort: 'due', pageSize: 50 },
    { keepPrevious: true },
  );
  const [asked, setAsked] = useState<Asked>({ accepts: 0, notes: 0 });
  const { named, current, isListed, choose, goOn } = useDeskQueue({
    rows: list.data?.rows ?? [],
    keyOf: ({ declarationId }) => declarationId,
    name: 'declaration',
    keys: {
      y: () => setAsked((last) => ({ ...last, accepts: last.accepts + 1 })),
      n: () => setAsked((last) => ({ ...last, notes: last.notes + 1 })),
    },
  });
  // An application opened by its address is shown whatever its state.
  const id = named !== null && !isListed ? named : current?.declarationId;
  return (
    <>
      <PageTitle
        title={m.declaration_desk()}
        note={m.declaration_desk_note()}
        actions={
          <>
            <DeskKeys
              keys={[
                { letters: ['J', 'K'], text: m.community_keys_move() },
                { letters: ['Y'], text: m.declaration_accept() },
                { letters: ['N'], text: m.declaration_to_correct() },
              ]}
            />
            <ButtonLink icon={listIcon} href={paths.manageDeclarations({ view: 'list' })}>
              {m.declaration_as_list()}
            </ButtonLink>
          </>
        }
      />
      <TabLinks
        label={m.field_state()}
        currentKey={state}
        items={tabs.map((key) => ({
          key,
          href: paths.manageDeclarations({ state: key === 'SUBMITTED' ? undefined : key }),
          text: submittedStateNames[key](),
          count: list.data?.counts[key],
        }))}
      />
      <Answered of={list}>
        {({ rows }) =>
          rows.length === 0 && id === undefined ? (
            <EmptyState picture={seedling} title={m.declaration_desk_empty()} />
          ) : (
            <WorkDesk
              label={m.declaration_by_time_left()}
              rows={rows}
              keyOf={({ declarationId }) => declarationId}
              current={id}
              onChoose={choose}
              renderRow={(row) => <QueueRow row={row} />}
            >
              {id !== undefined && <Opened key={id} id={id} asked={asked} onDecided={goOn} />}
            </WorkDesk>
          )
        }
      </Answered>
    </>
  );
}

function QueueRow({
  row: { enterpriseName, itemTitle, amountApplyFen, dueAt, round },
}: {
  row: ManagedDeclaration;
}) {
  return (
    <>
      <b>
        <Written>{enterpriseName}</Written>
      </b>
      <span>
        <Written>{itemTitle}</Written>
      </span>
      <span>
        {amountApplyFen > 0 && `${m.field_amount_yuan({ amount: formatFen(amountApplyFen) })} · `}
        {round > 1 ? m.declaration_came_back({ round }) : m.declaration_newly_submitted()}
      </span>
      {dueAt !== null && (
        <span>
          <DueTime dueAt={dueAt} leftMs={null} />
        </span>
      )}
    </>
  );
}

interface OpenedProps {
  id: string;
  asked: Asked;
  onDecided: () => void;
}

function Opened({ id, asked, onDecided }: OpenedProps) {
  const answer = useQueryOf('GET /api/policyManage/declaration/queryManageDetail', { id });
  return (
    <Answered of={answer} lines={12}>
      {(declaration) => (
        <DeclarationReview
          key={declaration.version}
          declaration={declaration}
          asked={asked}
          onDecided={onDecided}
        />
      )}
    </Answered>
  );
}
