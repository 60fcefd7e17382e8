import {
  tutorHourClose,
  tutorHourOpen,
  tutorHourQueryList,
  tutoringAdvise,
  tutoringFollowUp,
  tutoringOperate,
  tutoringQueryManageDetail,
  tutoringQueryManageList,
  tutorQueryManageList,
  tutorSave,
} from '@portal/contract/tutor/manage';
import {
  tutorBook,
  tutorFollow,
  tutoringQueryDetail,
  tutoringRate,
  tutorQueryDetail,
  tutorQueryFollow,
  tutorQueryHour,
  tutorQueryList,
  tutorWait,
} from '@portal/contract/tutor/public';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { bookHour, followTutor, queryFollow, waitForHour } from './book-hour.ts';
import { closeHour, openHours, queryHours } from './manage/open-hours.ts';
import { queryManagedTutors, saveTutor } from './manage/save-tutor.ts';
import {
  adviseTutoring,
  followUpTutoring,
  operateTutoring,
  queryManagedTutoring,
  queryTutorings,
} from './manage/work-tutorings.ts';
import { queryTutoring, rateTutoring } from './own-tutoring.ts';
import { queryHour, queryTutor, queryTutors } from './query-tutors.ts';

export const tutorRoutes = (): BoundEndpoint[] => [
  bind(tutorQueryList, queryTutors),
  bind(tutorQueryDetail, queryTutor),
  bind(tutorQueryHour, queryHour),
  bind(tutorBook, bookHour),
  bind(tutorWait, waitForHour),
  bind(tutorFollow, followTutor),
  bind(tutorQueryFollow, queryFollow),
  bind(tutoringQueryDetail, queryTutoring),
  bind(tutoringRate, rateTutoring),
  bind(tutorQueryManageList, queryManagedTutors),
  bind(tutorSave, saveTutor),
  bind(tutorHourQueryList, queryHours),
  bind(tutorHourOpen, openHours),
  bind(tutorHourClose, closeHour),
  bind(tutoringQueryManageList, queryTutorings),
  bind(tutoringQueryManageDetail, queryManagedTutoring),
  bind(tutoringOperate, operateTutoring),
  bind(tutoringAdvise, adviseTutoring),
  bind(tutoringFollowUp, followUpTutoring),
];
