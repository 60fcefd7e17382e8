import * as m from '@portal/texts/messages';
import { type LogWords, type NameSource, namesIn } from '../../feature/log-words.ts';
import { carousels } from './site.table.ts';

/** Names under which site settings are logged. */
const parts: Record<string, () => string> = {
  'registration-guide': m.log_site_guide,
  statements: m.log_site_statements,
  site: m.log_entity_site,
};
const ofPart: NameSource = async (_db, ids) => ids.map((id) => ({ id, name: parts[id]?.() ?? null }));

export const siteLog: LogWords = {
  entities: {
    site: m.log_entity_site,
    carousel: m.log_entity_carousel,
  },
  verbs: {
    closeRegistration: m.activation_log_close_registration,
    openRegistration: m.activation_log_open_registration,
    moveDown: m.log_verb_move_down,
    moveUp: m.log_verb_move_up,
    turnOff: m.log_verb_disable,
    turnOn: m.log_verb_enable,
  },
  names: { carousel: namesIn(carousels, carousels.id, carousels.title), site: ofPart },
  fields: {
    about: m.log_field_about,
    accessibility: m.log_field_accessibility,
    company: m.field_operating_company,
    dutyPhone: m.field_duty_phone,
    hotline: m.field_hotline,
    notice: m.field_footer_note,
    parkName: m.field_park_name,
    position: m.field_position,
    privacy: m.log_field_privacy,
    serviceHours: m.field_service_hours,
    themeColor: m.field_theme_color,
    weatherUrl: m.field_weather_url,
  },
  codes: {
    'carousel.position': {
      HOME: m.log_code_position_home,
      COMMUNITY: m.log_code_position_community,
      PAY: m.log_code_position_pay,
    },
    purpose: { carousel: m.log_entity_carousel, guideTemplate: m.log_field_template_file_id },
  },
};
