import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './RoomState.module.css';

type Room = EndpointMap['GET /api/financeManage/ventureRoom/queryDetail']['output'];

interface RoomStateProps {
  ventureId: string;
  /** Link to what the user's institution has sent to the team, with a label per introduction state. */
  said: { href: string; states: Record<string, string> };
  states: Record<string, string>;
  /** Contains `{day}`. */
  until: string;
  readings: { title: string; note: string };
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

const minuteOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

/** Hides the buttons the user may not use or has already used. */
function settlePublicServices(publicServices: Record<'interest' | 'ask', boolean>): void {
  for (const [name, isOffered] of Object.entries(publicServices)) {
    const slot = document.querySelector<HTMLElement>(`[data-action-slot="${name}"]`);
    if (slot && !isOffered) slot.dataset.state = 'settled';
  }
}

/**
 * Shows members, next to each folder, whether it is open to their enterprise, and below the folders what it has read.
 * Hides the buttons the user may not use.
 */
function RoomState({ ventureId, said, states, until, readings }: RoomStateProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const isPerson = token !== '' && enterpriseId === '';
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (isPerson) settlePublicServices({ interest: false, ask: false });
  }, [isPerson]);
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/financeManage/ventureRoom/queryDetail', { id: ventureId }, { quiet: true }),
      )
      .then(setRoom)
      // The page then shows only its public content.
      .catch(() => settlePublicServices({ interest: false, ask: false }));
  }, [isMember, ventureId]);
  useEffect(() => {
    if (room)
      settlePublicServices({
        interest: room.isInstitution && !room.isOwn && room.introduction === null,
        ask: !room.isOwn,
      });
    for (const { folder, state } of room?.folders ?? []) {
      const slot = document.querySelector<HTMLElement>(`[data-folder="${CSS.escape(folder)}"]`);
      if (slot) slot.dataset.state = state;
    }
  }, [room]);
  if (!room) return null;
  return (
    <>
      {room.introduction && (
        <InSlot name="data-action-slot" value="interest">
          <Link href={said.href} look="underlined" className={styles.said}>
            {said.states[room.introduction.state]}
          </Link>
        </InSlot>
      )}
      {room.folders
        .filter(({ state }) => state !== 'CLOSED')
        .map(({ folder, state, until: day }) => (
          <InSlot key={folder} name="data-folder" value={folder}>
            <span>
              {states[state]}
              {state === 'GRANTED' && day && <small> {until.replace('{day}', day)}</small>}
            </span>
          </InSlot>
        ))}
      {room.readings.length > 0 && (
        <Text as="section" above={20} padInline={24} padBlock={16} round ground="quiet" size={14}>
          <Text as="h3" below={6} size={15}>
            {readings.title}
          </Text>
          <ol>
            {room.readings.slice(0, 5).map(({ readingId, at, title }) => (
              <Columns as="li" of="112px minmax(0, 1fr)" padBlock={4} tone="quiet" key={readingId}>
                <time>{minuteOf(at)}</time>
                <span lang="zh-CN">{title}</span>
              </Columns>
            ))}
          </ol>
          <Text above={8} padTop={10} lineAbove="thin" tone="faint">
            {readings.note}
          </Text>
        </Text>
      )}
    </>
  );
}

export default island('venture/public/RoomState', RoomState, 'idle');
