import type { signUpPrint } from '@portal/contract/activity/door-list';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { chinaMinuteOf } from '@portal/contract/china-time';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { readPark } from '../../site/park.public.ts';
import { signUps } from '../activity.table.ts';
import { getManagedActivity } from './managed.queries.ts';

/**
 * Prints who is expected at an activity, in the order of names, with the code that each shows and a place to sign.
 * @throws {AppError} 500404
 */
export async function printDoorList(
  ctx: ReplyContext,
  { id }: InputOf<typeof signUpPrint>,
): Promise<unknown> {
  const { db, actor, now, reply } = ctx;
  const activity = await getManagedActivity(db, id);
  const isAdmitted = inArray(signUps.status, [...signUpLifecycle.groups.admitted]);
  const [rows, park] = await Promise.all([
    db
      .select()
      .from(signUps)
      .where(and(eq(signUps.activityId, id), isAdmitted))
      .orderBy(asc(signUps.createdAt), asc(signUps.id)),
    readPark(db),
  ]);
  const seesPhones = actor.operatorRoles.includes('OP_SERVICE');
  const people = rows
    .flatMap(({ persons, checkInCode }) => persons.map((person) => ({ ...person, checkInCode })))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'zh-CN'));
  const pdf = await inLanguage('zh', () =>
    printPdf(
      {
        title: activity.title,
        subtitle: [
          m.report_door_list(),
          chinaMinuteOf(activity.startAt.getTime()),
          activity.place,
          m.report_door_people({ count: people.length }),
        ].join(' · '),
        blocks: [
          {
            type: 'table',
            head: [
              m.report_notice_nth(),
              m.field_person_name(),
              m.field_phone(),
              m.report_door_code(),
              m.report_door_sign(),
            ],
            widths: [40, 110, 110, 100, 140],
            rows: people.map(({ name, phone, checkInCode }, at) => [
              String(at + 1),
              name,
              seesPhones ? phone : maskPhone(phone),
              checkInCode,
              '',
            ]),
          },
        ],
        footer: park.company || park.name,
      },
      now,
    ),
  );
  await writeLog(db, ctx, {
    event: 'signUp.export',
    entity: 'signUp',
    entityId: '',
    after: { activityId: id, totalRows: people.length },
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="door-list-${id}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
