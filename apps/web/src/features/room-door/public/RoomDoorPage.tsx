import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import RoomDoor from './RoomDoor.island.tsx';

/** The tablet beside a room; it has no frame, since nobody goes anywhere from it. */
export function Component() {
  return (
    <main id="main">
      <PageHead title={[m.door_title()]} noIndex />
      <RoomDoor />
    </main>
  );
}
