import { useEffect, useState } from 'react';
import {
  cookiePrefix,
  documentCookies,
  parseCookies,
  writeCookie,
} from '../../../platform/client-state/cookies.ts';
import { island } from '../../../platform/island/island.tsx';
import { DoorCodeForm } from './DoorCodeForm.tsx';
import { DoorView } from './DoorView.tsx';
import { useDoor } from './use-door.ts';

const cookie = 'door';

/** Shows the room whose device code was entered once; the tablet's browser stores it. */
function RoomDoor() {
  const [deviceCode, setDeviceCode] = useState('');
  useEffect(() => {
    setDeviceCode(parseCookies(documentCookies(document).read()).get(cookiePrefix + cookie) ?? '');
  }, []);
  const door = useDoor(deviceCode);
  const keep = (code: string) => {
    writeCookie(documentCookies(document), cookie, code, true);
    setDeviceCode(code);
  };
  if (deviceCode === '' || door.isUnknown) return <DoorCodeForm isUnknown={door.isUnknown} onCode={keep} />;
  if (!door.state) return null;
  return <DoorView door={door.state} lostAt={door.lostAt} />;
}

export default island('room-door/public/RoomDoor', RoomDoor, 'load');
