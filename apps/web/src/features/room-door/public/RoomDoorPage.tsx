import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import RoomDoor from './RoomDoor.island.tsx';

/** The tablet next to a room's door; without site navigation, since it never leaves this page. */
export function Component() {
  return (
    <main id="main">
      <PageHead title={[m.door_title()]} noIndex />
      <RoomDoor />
    </main>
  );
}
