import type { ManagedViewing } from '@portal/contract/building/manage';
import type { ViewingEvent } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { viewingVariants } from '../shared/unit-words.ts';
import { AssignForm } from './AssignForm.tsx';
import { placeOf, viewingQueryKeys } from './viewing-words.ts';

type Plain = Exclude<ViewingEvent, 'assign'>;

const configs: Record<Plain, ActionConfig> = {
  cancel: {
    text: m.building_cancel_viewing,
    ask: m.building_cancel_text,
    needsReason: true,
    danger: true,
  },
  decline: { text: m.building_declines },
  visit: { text: m.building_visited },
  intend: { text: m.building_intends },
};

/** Drawer with a viewing request: applicant, appointment and outcome. */
export function ViewingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/viewing/queryManageDetail', { id });
  const [isAssigning, setAssigning] = useState(false);
  const viewing = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={viewing ? <Written>{placeOf(viewing)}</Written> : m.building_tab_viewings()}
      closeLabel={m.act_close()}
      actions={
        viewing &&
        !isAssigning &&
        viewing.actions.length > 0 && (
          <Decision viewing={viewing} onDone={onClose} onAssign={() => setAssigning(true)} />
        )
      }
    >
      <Answered of={answer}>
        {(row) => (
          <>
            <ViewingFacts viewing={row} />
            {isAssigning && <AssignForm viewing={row} onDone={() => setAssigning(false)} />}
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function ViewingFacts({ viewing }: { viewing: ManagedViewing & { phone: string } }) {
  const { state, stateLabel, userName, enterpriseName, phone, need, visitAt, guideName, remark } = viewing;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={viewingVariants[state]}>{stateLabel}</Status> },
        {
          name: m.building_who(),
          value: <Written>{userName}</Written>,
          note: enterpriseName && <Written>{enterpriseName}</Written>,
        },
        { name: m.field_contact_phone(), value: <a href={`tel:${phone}`}>{phone}</a> },
        { name: m.field_viewing_need(), value: <Written>{need || '—'}</Written> },
        { name: m.field_visit_time(), value: visitAt === null ? '—' : formatDate(visitAt) },
        { name: m.field_guide_name(), value: <Written>{guideName || '—'}</Written> },
        ...(remark ? [{ name: m.field_note(), value: <Written>{remark}</Written> }] : []),
        { name: m.building_made(), value: formatDate(viewing.createdAt) },
        { name: m.field_id(), value: viewing.no },
      ]}
    />
  );
}

interface DecisionProps {
  viewing: ManagedViewing;
  onDone: () => void;
  onAssign: () => void;
}

function Decision({ viewing, onDone, onAssign }: DecisionProps) {
  const { viewingId: id, version, actions } = viewing;
  const operate = useMutationOf('POST /api/serviceManage/viewing/operate', {
    done: (done) => m.building_done({ place: placeOf(done), state: done.stateLabel }),
    invalidates: [...viewingQueryKeys],
  });
  const { acts, dialog } = useEventActs<Plain>({
    configs,
    possible: actions.filter((event): event is Plain => event !== 'assign'),
    title: placeOf(viewing),
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, remark) => {
      const done = await operate.run({ id, event, version, data: { remark } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'visit' || key === 'intend' ? 'main' : key === 'cancel' ? 'danger' : undefined}
        >
          {text}
        </Button>
      ))}
      {actions.includes('assign') && (
        <Button onClick={onAssign} variant={viewing.state === 'SUBMITTED' ? 'main' : undefined}>
          {viewing.state === 'SUBMITTED' ? m.building_assign() : m.building_assign_again()}
        </Button>
      )}
      {dialog}
    </>
  );
}
