import { buildingContent, unitContent } from '@portal/contract/building/manage';
import { buildingKindLabels, unitStateLabels, viewingStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { buildings, units, viewings } from './building.table.ts';

const buildingOf = sql`(select ${buildings.name} from ${buildings} where ${buildings.id} = ${viewings.buildingId})`;
const ofUnit = sql`(select ${buildings.name} from ${buildings} where ${buildings.id} = ${units.buildingId}) || ' ' || ${units.no}`;

export const buildingLog: LogWords = {
  entities: { building: m.field_building, unit: m.log_entity_unit, viewing: m.log_entity_viewing },
  verbs: {
    'viewing.assign': m.case_did_arrange_visit,
    'viewing.cancel': m.case_did_cancel,
    'viewing.decline': m.case_did_not_intend,
    'viewing.intend': m.case_did_intend,
    'viewing.submit': m.case_did_ask_to_see,
    'viewing.visit': m.case_did_visit,
  },
  names: {
    building: namesIn(buildings, buildings.id, buildings.name),
    unit: namesIn(units, units.id, ofUnit),
    viewing: namesIn(viewings, viewings.id, buildingOf),
  },
  ids: { buildingId: ['building'], unitId: ['unit'] },
  forms: [unitContent, buildingContent],
  fields: {
    'building.areaX100': m.field_total_area,
    'unit.areaX100': m.field_area,
    facilities: m.field_facilities,
    guideName: m.field_guide_name,
    'viewing.need': m.field_viewing_need,
    'unit.no': m.field_unit_no,
    remark: m.field_note,
    visitAt: m.field_visit_time,
  },
  codes: {
    'building.kind': buildingKindLabels,
    purpose: { buildingPicture: m.field_building_picture },
    'unit.state': unitStateLabels,
    'viewing.status': viewingStateLabels,
  },
};
