import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './RoomState.module.css';

type Room = EndpointMap['GET /api/financeManage/ventureRoom/queryDetail']['output'];

interface RoomStateProps {
  ventureId: string;
  states: Record<string, string>;
  /** Contains `{day}`. */
  until: string;
  readings: { title: string; note: string };
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

const minuteOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

/** Shows members, beside each folder, whether it is open to their enterprise, and below them what it has read. */
function RoomState({ ventureId, states, until, readings }: RoomStateProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/financeManage/ventureRoom/queryDetail', { id: ventureId }, { silent: true }),
      )
      .then(setRoom)
      // The page then stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember, ventureId]);
  useEffect(() => {
    for (const { folder, state } of room?.folders ?? []) {
      const slot = document.querySelector<HTMLElement>(`[data-folder="${CSS.escape(folder)}"]`);
      if (slot) slot.dataset.state = state;
    }
  }, [room]);
  if (!room) return null;
  return (
    <>
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
        <section className={styles.readings}>
          <h3>{readings.title}</h3>
          <ol>
            {room.readings.slice(0, 5).map(({ readingId, at, title }) => (
              <li key={readingId}>
                <time>{minuteOf(at)}</time>
                <span lang="zh-CN">{title}</span>
              </li>
            ))}
          </ol>
          <p>{readings.note}</p>
        </section>
      )}
    </>
  );
}

export default island('venture/public/RoomState', RoomState, 'idle');
