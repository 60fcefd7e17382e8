import {
  lectureExport,
  lectureOperate,
  lectureOperateTaught,
  lectureQueryList,
  lectureQueryManageDetail,
  lectureQueryManageList,
  lectureQueryPublic,
  lectureQueryTaughtDetail,
  lectureQueryTaughtList,
  lectureSubmit,
} from '@portal/contract/activity/lecture-question';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { askTeacher } from './ask-teacher.ts';
import { decideLecture, decideTaught } from './decide-lecture.ts';
import {
  countLectures,
  countOwnLectures,
  getLecture,
  isAskedOf,
  listAnswered,
  listLectures,
  listOwnLectures,
} from './lecture.queries.ts';
import { lectureColumns, viewAnswered, viewLecture, viewManagedLecture } from './lecture.view.ts';

export const lectureRoutes: BoundEndpoint[] = [
  bind(lectureSubmit, askTeacher),
  bind(lectureQueryList, ({ db, actor }, input) =>
    pageOfTabs(
      input,
      listOwnLectures(db, actor.userId, input),
      { counts: countOwnLectures(db, actor.userId), tab: input.state },
      viewLecture,
    ),
  ),
  bind(lectureQueryPublic, async ({ db }, { id }) => ({
    rows: (await listAnswered(db, id)).map(viewAnswered),
  })),
  bind(lectureQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listLectures(db, input),
      { counts: countLectures(db, input), tab: input.state },
      viewManagedLecture,
    ),
  ),
  bindRaw(lectureExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '讲座提问',
      entity: 'lectureQuestion',
      filter: input,
      columns: lectureColumns,
      count: (tx) => countOfTab(countLectures(tx, input), input.state),
      read: (tx, page) => listLectures(tx, { ...input, sort: '-created', ...page }),
    }),
  ),
  bind(lectureQueryManageDetail, async ({ db }, { id }) => viewManagedLecture(await getLecture(db, id))),
  bind(lectureOperate, decideLecture),
  bind(lectureQueryTaughtList, ({ db, actor }, input) => {
    const filter = { ...input, teacherUserId: actor.userId };
    return pageOfTabs(
      input,
      listLectures(db, filter),
      { counts: countLectures(db, filter), tab: input.state },
      viewManagedLecture,
    );
  }),
  bind(lectureQueryTaughtDetail, async ({ db, actor }, { id }) =>
    viewManagedLecture(await getLecture(db, id, isAskedOf(actor.userId))),
  ),
  bind(lectureOperateTaught, decideTaught),
];
