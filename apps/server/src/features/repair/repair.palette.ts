import { paths } from '@portal/contract/paths';
import { repairQueryManageDetail } from '@portal/contract/repair/manage';
import { openRepairStates, repairStateLabels } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { noteOf, onceEach, type PaletteContribution } from '../../feature/palette-source.ts';
import { beginsWith, lastByPattern } from '../../platform/database/begins-with.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { repairTickets } from './repair.table.ts';

export const repairPalette: PaletteContribution = {
  sources: [
    {
      kind: 'REPAIR',
      shows: repairQueryManageDetail,
      async find({ db, number, named, limit }) {
        const isCase = and(eq(cases.kind, 'REPAIR'), eq(cases.bizId, repairTickets.id));
        const columns = {
          ...getTableColumns(repairTickets),
          no: cases.caseNo,
          tenant: enterprises.shortName,
        };
        const numbered = await db
          .select(columns)
          .from(cases)
          .innerJoin(repairTickets, isCase)
          .leftJoin(enterprises, eq(enterprises.id, repairTickets.enterpriseId))
          .where(and(eq(cases.kind, 'REPAIR'), beginsWith(cases.caseNo, number)))
          .orderBy(lastByPattern(cases.caseNo))
          .limit(limit);
        const theirs =
          named.ENTERPRISE.length === 0
            ? []
            : await db
                .select(columns)
                .from(repairTickets)
                .innerJoin(cases, isCase)
                .leftJoin(enterprises, eq(enterprises.id, repairTickets.enterpriseId))
                .where(inArray(repairTickets.enterpriseId, [...named.ENTERPRISE]))
                .orderBy(desc(repairTickets.createdAt), desc(repairTickets.id))
                .limit(limit);
        return onceEach(limit, numbered, theirs).map((ticket) => ({
          refId: ticket.id,
          no: ticket.no,
          title: noteOf(ticket.tenant, ticket.title),
          note: noteOf(ticket.no, ticket.locationText, repairStateLabels[ticket.status]()),
          link: paths.manageRepairs({ id: ticket.id }),
        }));
      },
    },
  ],
  facts: [
    {
      shows: repairQueryManageDetail,
      async read({ db }, enterpriseIds) {
        const rows = await db
          .select({
            id: repairTickets.enterpriseId,
            count: sql<number>`count(*)`.mapWith(Number),
          })
          .from(repairTickets)
          .where(
            and(
              inArray(repairTickets.enterpriseId, [...enterpriseIds]),
              inArray(repairTickets.status, [...openRepairStates]),
            ),
          )
          .groupBy(repairTickets.enterpriseId);
        const counts = new Map(rows.map(({ id, count }) => [id, count]));
        return new Map(
          enterpriseIds.map((id) => [
            id,
            [
              {
                label: m.palette_repairs(),
                text: m.palette_repairs_text({ count: counts.get(id) ?? 0 }),
                isAlarming: false,
              },
            ],
          ]),
        );
      },
    },
  ],
};
