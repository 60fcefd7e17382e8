import * as m from '@portal/texts/messages';
import type { SetupSource } from '../../feature/setup-source.ts';
import { buildings, units } from './building.table.ts';

/** Buildings and the units in them. */
export const buildingSetup: SetupSource = {
  key: 'BUILDINGS',
  read: async ({ database: { db } }) => {
    const [houses, rooms] = await Promise.all([db.$count(buildings), db.$count(units)]);
    return {
      state: rooms > 0 ? 'DONE' : 'MISSING',
      have: houses > 0 ? m.setup_have_buildings({ buildings: houses, units: rooms }) : '',
    };
  },
};
