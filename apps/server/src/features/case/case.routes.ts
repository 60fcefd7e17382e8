import { type CaseRow, caseQueryDetail, caseQueryList } from '@portal/contract/case';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { countCases, countStatusKinds, findCase, listCases } from './case.queries.ts';
import type { cases } from './case.table.ts';

function viewCase(row: typeof cases.$inferSelect): CaseRow {
  const { id, caseNo, kind, title, statusText, statusKind, nextStep, link, dueAt } = row;
  return {
    ...{ caseId: id, caseNo, kind, title, statusText, statusKind, nextStep, link },
    dueAt: dueAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

export function caseRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(caseQueryList, async ({ input, actor }) => {
      const [rows, total, counts] = await Promise.all([
        listCases(db, actor, input),
        countCases(db, actor, input),
        countStatusKinds(db, actor),
      ]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewCase), total, totalIsExact: true, pageNo, pageSize, counts };
    }),
    bind(caseQueryDetail, async ({ input, actor }) => {
      const row = await findCase(db, actor, input.id);
      if (!row) throw notFound();
      return { ...viewCase(row), events: row.events };
    }),
  ];
}
