import { tutorContent } from '@portal/contract/tutor/manage';
import { hourModeLabels, tutorAreaLabels, tutorStateLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { tutorings, tutors } from './tutor.table.ts';

export const tutorLog: LogWords = {
  entities: { tutor: m.tutor_tutor, tutoring: m.tutor_booking, tutorHour: m.tutor_hour },
  names: {
    tutor: namesIn(tutors, tutors.id, tutors.name),
    tutoring: namesIn(tutorings, tutorings.id, tutorings.question),
  },
  ids: { 'tutorBooking.resourceId': ['tutor'] },
  verbs: {
    'tutor.openHours': m.tutor_open_hours,
    'tutorHour.close': m.tutor_close_hour,
    'tutorHour.reopen': m.tutor_reopen_hour,
    'tutoring.advise': m.tutor_advise,
    'tutoring.followUp': m.tutor_follow_up,
    'tutoring.rate': m.act_rate,
  },
  forms: [tutorContent],
  fields: {
    'tutor.area': m.tutor_area,
    'tutor.intro': m.tutor_about,
    'tutor.title': m.tutor_job,
    'tutorBooking.resourceId': m.tutor_tutor,
    fields: m.tutor_fields,
    opened: m.tutor_hours_opened,
    firstDay: m.tutor_first_day,
    lastDay: m.tutor_last_day,
    isClosed: m.tutor_closed,
    judgement: m.tutor_judgement,
    actions: m.tutor_actions,
    advisedAt: m.tutor_advised_at,
    followedAt: m.tutor_followed_at,
    outcome: m.tutor_outcome,
    score: m.field_rating,
    comment: m.tutor_comment,
    publishes: m.tutor_publishes,
    ratedAt: m.tutor_rated_at,
  },
  codes: {
    'tutor.status': tutorStateLabels,
    'tutor.area': tutorAreaLabels,
    'tutorHour.mode': hourModeLabels,
  },
};
