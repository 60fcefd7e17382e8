import { type ManagedRoom, type RoomContent, roomContent } from '@portal/contract/conference-room/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { RoomFields } from './RoomFields.tsx';

const defaultValues: RoomContent = {
  name: '',
  place: '',
  buildingId: null,
  floor: null,
  services: [],
  seats: 8,
  equipment: [],
  intro: '',
  fileId: null,
  status: 'OPEN',
  statusNote: '',
  openFrom: '08:00',
  openTo: '20:00',
  maxSlots: 8,
  minAheadMin: 0,
  maxAheadDays: 30,
  needApproval: false,
  checkInRequired: true,
  dayLimitPerUser: 2,
  weekLimitPerEnterprise: 10,
  pricePerSlotFen: 0,
  freeSlotsPerMonth: 0,
  closedDates: [],
};

/** Drawer with everything about a room, and the code of its door tablet. */
export function RoomDrawer({ room, onClose }: { room: ManagedRoom | null; onClose: () => void }) {
  const form = useContractForm<RoomContent>(roomContent, {
    values: room?.data ?? defaultValues,
    dataOf: (values) => ({ ...values, equipment: values.equipment.filter((word) => word.trim() !== '') }),
  });
  const save = useMutationOf('POST /api/propertyManage/confRoom/save', {
    once: true,
    done: m.room_saved(),
    invalidates: [
      'GET /api/propertyManage/confRoom/queryManageList',
      'GET /api/propertyManage/confRoom/queryGrid',
    ],
    setError: dataFaults(form.setError),
  });
  const at = room ? { id: room.roomId, version: room.version } : {};
  return (
    <FormDrawer
      title={room ? m.room_edit() : m.room_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        room && (
          <>
            <DoorCode room={room} />
            <Removal
              entity="conferenceRoom"
              id={room.roomId}
              version={room.version}
              invalidates={['GET /api/propertyManage/confRoom/queryManageList']}
              onGone={onClose}
            />
          </>
        )
      }
    >
      <RoomFields picture={room?.picture ?? null} />
    </FormDrawer>
  );
}

/** Generates the code that opens the door tablet. */
function DoorCode({ room: { roomId: id, version, deviceSetAt } }: { room: ManagedRoom }) {
  const [code, setCode] = useState('');
  const renew = useMutationOf('POST /api/propertyManage/confRoom/renewDevice', {
    invalidates: ['GET /api/propertyManage/confRoom/queryManageList'],
  });
  const make = async () => {
    const question = { title: m.room_door_renew(), text: m.room_door_renew_text(), ok: m.room_door_renew() };
    if (deviceSetAt !== null && !(await confirm(question))) return;
    const made = await renew.run({ id, version });
    if (made) setCode(made.deviceCode);
  };
  return (
    <Alert
      title={code ? m.room_door_code_is({ code }) : m.field_device_code()}
      announce
      action={
        <Button busy={renew.busy} onClick={() => void make()}>
          {m.room_door_renew()}
        </Button>
      }
    >
      {m.room_door_text({ address: new URL(paths.roomDoor(), location.href).href })}
    </Alert>
  );
}
