import { paths } from '@portal/contract/paths';
import type { OwnVentureDetail } from '@portal/contract/venture/public';
import type { OwnVentureEvent } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { VentureFacts } from '../shared/VentureFacts.tsx';
import { ventureVariants } from '../shared/venture-words.ts';
import { ventureQueryKeys } from './venture-query-keys.ts';

const VentureForm = lazy(async () => ({ default: (await import('./VentureForm.tsx')).VentureForm }));
const RoomDesk = lazy(async () => ({ default: (await import('./RoomDesk.tsx')).RoomDesk }));
const RoomReadings = lazy(async () => ({ default: (await import('./RoomReadings.tsx')).RoomReadings }));

const configs: Record<OwnVentureEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  close: { text: m.venture_close, ask: m.venture_close_text },
  withdraw: { text: m.venture_withdraw, ask: m.venture_withdraw_text, danger: true },
};

const tabs = {
  '': m.venture_tab_content,
  room: m.venture_room,
  readings: m.venture_readings,
} as const;

/** One of the user's ventures: its description, its data room, and who has read what. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/financeManage/venture/queryOwnDetail', { id });
  return (
    <>
      <WorkTrail refId={id} list={paths.ownVentures()} />
      <Answered of={answer}>{(venture) => <Desk venture={venture} />}</Answered>
    </>
  );
}

function Desk({ venture }: { venture: OwnVentureDetail }) {
  const [search] = useSearchParams();
  const [isEditing, setEditing] = useState(false);
  const { ventureId: id, name, state, stateLabel, no, data, reason, documents } = venture;
  const tab = search.get('tab') ?? '';
  return (
    <>
      <PageTitle
        title={name}
        note={
          <>
            <Status kind={ventureVariants[state]}>{stateLabel}</Status> {no}
          </>
        }
      />
      <TabLinks
        label={name}
        currentKey={tab}
        items={Object.entries(tabs).map(([key, text]) => ({
          key,
          text: text(),
          href: paths.ownVenture(id, { tab: key || undefined }),
          ...(key === 'room' && { count: documents }),
        }))}
      />
      <Suspense>
        {tab === 'room' ? (
          <RoomDesk ventureId={id} />
        ) : tab === 'readings' ? (
          <RoomReadings ventureId={id} />
        ) : (
          <VentureFacts data={data} reason={reason} />
        )}
        {isEditing && <VentureForm venture={venture} onClose={() => setEditing(false)} />}
      </Suspense>
      <Acts venture={venture} onEdit={() => setEditing(true)} />
    </>
  );
}

function Acts({ venture, onEdit }: { venture: OwnVentureDetail; onEdit: () => void }) {
  const { ventureId: id, version, name, state, actions, canEdit } = venture;
  const operate = useMutationOf('POST /api/financeManage/venture/operate', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...ventureQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnVentureEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  const isPublic = state === 'PUBLISHED' || state === 'CLOSED';
  return (
    <>
      <PageActs
        acts={[
          ...(isPublic ? [{ key: 'public', text: m.act_public_page(), href: paths.venture(id) }] : []),
          ...(canEdit ? [{ key: 'edit', text: m.act_edit(), onPress: onEdit }] : []),
          ...acts,
        ]}
      />
      {dialog}
    </>
  );
}
