import { and, eq, ne } from 'drizzle-orm';
import { signUps } from '../../../apps/server/src/features/activity/activity.table.ts';
import { insertCertificate } from '../../../apps/server/src/features/activity/testing/insert-certificate.ts';
import { insertCode } from '../../../apps/server/src/features/identity/testing/insert-user.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const hourMs = 3_600_000;
const base = '/api/activityManage';

const rules = () => ({
  kind: 'SALON',
  fileId: null,
  agenda: [{ at: Date.now() + 100 * hourMs }],
  isOnline: false,
  startAt: Date.now() + 100 * hourMs,
  endAt: Date.now() + 102 * hourMs,
  signFrom: Date.now() - hourMs,
  signTo: Date.now() + 90 * hourMs,
  cancelDeadline: Date.now() + 80 * hourMs,
  capacity: 10,
  perEnterpriseMax: 0,
  perOrderMax: 2,
  waitlistMax: 5,
  feeFen: 0,
  audience: { userTypes: ['100', '200'], auditedOnly: false },
  needApproval: true,
  questions: [{ kind: 'TEXT', options: [''], required: false }],
  checkInMode: 'LIST',
  album: [],
});

/** The salon's quiz, and questions to its teacher, answered or declined by the office and by the teacher. */
async function writeLearning(
  { fixtures: { author, person, owner }, write, db }: Writer,
  activityId: string,
  teacherId: string,
): Promise<string> {
  await write(author.caller, `${base}/quiz/save`, {
    activityId,
    data: {
      questions: [{ options: ['甲', '乙'], answer: ['A'], score: 10 }],
      passScore: 10,
      openFrom: Date.now() + 101 * hourMs,
      openTo: Date.now() + 103 * hourMs,
    },
  });
  const ask = () =>
    write<{ questionId: string }>(person.caller, `${base}/lectureQuestion/submit`, {
      data: { activityId, teacherId, anonymous: false },
    });
  const [answered, closed] = [await ask(), await ask()];
  const selected = await author.caller.post<{ version: number }>(`${base}/lectureQuestion/operateManage`, {
    id: answered.questionId,
    event: 'select',
    version: 1,
    data: {},
  });
  await write(author.caller, `${base}/lectureQuestion/operateManage`, {
    id: answered.questionId,
    event: 'answer',
    version: selected.version,
    data: {},
  });
  await write(author.caller, `${base}/lectureQuestion/operateManage`, {
    id: closed.questionId,
    event: 'close',
    version: 1,
    data: {},
  });
  // The author is also a teacher.
  const [taught, refused] = [await ask(), await ask()];
  await author.caller.post(`${base}/lectureQuestion/operateTaught`, {
    id: taught.questionId,
    event: 'select',
    version: 1,
    data: {},
  });
  await write(author.caller, `${base}/lectureQuestion/operateTaught`, {
    id: taught.questionId,
    event: 'answer',
    version: 2,
    data: {},
  });
  await write(author.caller, `${base}/lectureQuestion/operateTaught`, {
    id: refused.questionId,
    event: 'close',
    version: 1,
    data: {},
  });
  const certificateId = await insertCertificate(db, { userId: owner.user.id, activityId });
  await write(author.caller, `${base}/certificate/operateManage`, {
    id: certificateId,
    event: 'revoke',
    version: 1,
    data: {},
  });
  return closed.questionId;
}

/** A sign-up and a login by numbers that have no account yet; answers with the id of the sign-up. */
async function writeGuest({ db, fixtures: { person }, write }: Writer, activityId: string): Promise<string> {
  const last = String(Date.now()).slice(-8);
  const [phoneNumber, other] = [`154${last}`, `155${last}`];
  const codeOf = (number: string, scene: 'SIGN_UP' | 'LOGIN') =>
    insertCode(db, number, scene, { at: new Date() });
  // Both calls log their caller in as somebody else.
  const { token } = person.caller;
  await write(person.caller, `${base}/signUp/submitAsGuest`, {
    data: { activityId, phoneNumber, answers: [''], mayWait: false },
    verifyCode: await codeOf(phoneNumber, 'SIGN_UP'),
  });
  await write(person.caller, '/api/userManage/loginByPhone', {
    phoneNumber: other,
    verifyCode: await codeOf(other, 'LOGIN'),
  });
  person.caller.token = token;
  const [row] = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(eq(signUps.activityId, activityId), ne(signUps.userId, person.user.id)));
  return row?.id ?? '';
}

/** A salon with a teacher and a sign-up, and a request to hold another. */
async function write(writer: Writer): Promise<PayloadPages> {
  const {
    fixtures: { author, chief, person, owner },
    write,
  } = writer;
  const { teacherId } = await write<{ teacherId: string }>(author.caller, `${base}/teacher/save`, {
    data: { fields: [''], fileId: null, loginName: author.user.loginName },
  });
  const { activityId, version } = await write<{ activityId: string; version: number }>(
    author.caller,
    `${base}/activity/save`,
    { data: { ...rules(), teacherIds: [teacherId] } },
  );
  const submitted = await author.caller.post<{ version: number }>(`${base}/activity/operate`, {
    id: activityId,
    event: 'submit',
    version,
    data: {},
  });
  await chief.caller.post(`${base}/activity/operate`, {
    id: activityId,
    event: 'publish',
    version: submitted.version,
    data: {},
  });
  const signUp = await write<{ signUpId: string; version: number }>(person.caller, `${base}/signUp/submit`, {
    data: { activityId, persons: [{ phone: '15400000001' }], answers: [''], mayWait: false },
  });
  await write(author.caller, `${base}/signUp/operateManage`, {
    id: signUp.signUpId,
    event: 'reject',
    version: signUp.version,
    data: {},
  });
  const guest = await writeGuest(writer, activityId);
  const request = await write<{ requestId: string }>(owner.caller, `${base}/salonRequest/submit`, {
    data: { requestedDay: '2099-01-01', people: 20, phone: '15400000001' },
  });
  await write(author.caller, `${base}/salonRequest/operateManage`, {
    id: request.requestId,
    event: 'decline',
    version: 1,
    data: {},
  });
  const questionId = await writeLearning(writer, activityId, teacherId);
  return {
    public: [
      '/application/activityList',
      '/businesssalon/startup',
      '/businesssalon/teacherlist',
      `/businesssalon/itemdetails/${activityId}`,
    ],
    person: [`/businesssalon/salonapply/${activityId}`, '/lecture-quiz?tab=questions'],
    owner: ['/my-case'],
    operator: [
      '/manage/activity',
      `/manage/activity?activity=${activityId}`,
      `/manage/activity?view=sign-ups&signUp=${signUp.signUpId}`,
      `/manage/activity?view=sign-ups&signUp=${guest}`,
      `/manage/activity?view=requests&request=${request.requestId}`,
      `/manage/activity?view=teachers&teacher=${teacherId}`,
      `/manage/activity?view=quizzes&quiz=${activityId}`,
      '/manage/activity?view=lecture-questions',
      `/manage/activity?view=lecture-questions&question=${questionId}`,
      '/manage/activity?view=certificates',
      '/manage/my-tutoring?view=lectures',
      `/manage/my-tutoring?view=lectures&question=${questionId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/activity/save data.fileId`]: 'is looked up',
    [`${base}/activity/save data.album[]`]: 'is looked up',
    [`${base}/activity/operate data.reason`]: 'is said of an activity that is called off',
    [`${base}/teacher/save data.fileId`]: 'is looked up',
    [`${base}/teacher/save data.loginName`]: 'is looked up',
    [`${base}/signUp/operate data.code`]: 'is compared with that of the door',
    [`${base}/signUp/checkIn data.code`]: 'is looked up',
  },
  write,
};
